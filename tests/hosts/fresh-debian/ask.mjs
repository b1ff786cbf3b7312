import http from 'node:http'
import https from 'node:https'
import process from 'node:process'
import { createInterface } from 'node:readline'

// Asks the machine it runs on for addresses, whoever they belong to: a list a line, as JSON, and so the answers.

/**
 * @param {string} address
 * @returns {Promise<import('./fresh-debian').Answer>}
 */
function ask(address) {
  const { protocol, hostname, port, pathname, search, host } = new URL(address)
  const isSecure = protocol === 'https:'
  const options = {
    host: '127.0.0.1',
    port: Number(port) || (isSecure ? 443 : 80),
    path: pathname + search,
    headers: { Host: host },
    servername: hostname,
    rejectUnauthorized: false,
    agent: false,
  }
  return new Promise((resolve) => {
    const refused = () => resolve({ status: 0, headers: {}, body: '' })
    const request = (isSecure ? https : http).get(options, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => (body += chunk))
      response.on('error', refused)
      response.on('end', () => {
        const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(headers), body })
      })
    })
    request.on('error', refused)
  })
}

for await (const line of createInterface(process.stdin)) {
  console.log(JSON.stringify(await Promise.all(JSON.parse(line).map(ask))))
}
