-- For wrk: asks the addresses that follow "--" one after the other, round and round, and tells what came of it
-- as JSON in its last line.

local requests = {}
local last = 0

function init(addresses)
  for _, address in ipairs(addresses) do
    table.insert(requests, wrk.format('GET', address))
  end
end

function request()
  last = last % #requests + 1
  return requests[last]
end

-- Times in microseconds.
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"bytes":%d,"duration":%d,"p50":%d,"p99":%d,"refused":%d,"broken":%d}\n',
    summary.requests,
    summary.bytes,
    summary.duration,
    latency:percentile(50),
    latency:percentile(99),
    errors.status,
    errors.connect + errors.read + errors.write + errors.timeout
  ))
end
