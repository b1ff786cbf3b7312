-- For wrk: requests the addresses after "--" in turn, and prints what came of it as JSON in its last line.

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

-- wrk counts in microseconds.
function done(summary, latency)
  local errors = summary.errors
  local broken = errors.connect + errors.read + errors.write + errors.timeout
  local format = '{"requests":%d,"bytes":%d,"seconds":%f,"p50":%f,"p99":%f,"refused":%d,"broken":%d}\n'
  local p50, p99 = latency:percentile(50) / 1000, latency:percentile(99) / 1000
  io.write(format:format(summary.requests, summary.bytes, summary.duration / 1e6, p50, p99, errors.status, broken))
end
