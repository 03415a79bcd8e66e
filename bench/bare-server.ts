import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The least that Node can do: sends one file with these headers to whoever asks. `bare-server.ts port file headers` */
const [port = '', file = '', headers = ''] = process.argv.slice(2);
const body = readFileSync(file);
const pairs = JSON.parse(headers) as string[];
createServer((_request, response) => {
  response.writeHead(200, pairs);
  response.end(body);
}).listen(Number(port), '127.0.0.1', () => console.log('ready'));
