import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import { listenOnFreePort } from '@/scripts/shared/free-port';
import { getFileOfAddress, getMimeType, getSentFile } from '@/testing/published-files';

/** The arguments with which openssl prints a key and a certificate that it has signed itself. */
const CERTIFICATE =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost -keyout - -out -';

/** Serves a published folder as real hosts do: by HTTPS and HTTP/2, compressed with brotli. */
export async function serveFolder(folder: string) {
  // One text has both, and each option takes its part.
  const pem = execFileSync('openssl', CERTIFICATE.split(' '), { stdio: 'pipe' });
  const options = { key: pem, cert: pem, allowHTTP1: true };
  const server = createSecureServer(options, (request, response) => {
    const file = getFileOfAddress(folder, new URL(request.url, 'https://localhost').pathname);
    if (!file) return void response.writeHead(404).end();
    const sent = getSentFile(file);
    void readFile(sent).then((content) => {
      response.writeHead(200, {
        'Content-Type': getMimeType(file),
        'Cache-Control': 'max-age=600',
        ...(sent !== file && { 'Content-Encoding': 'br' }),
      });
      response.end(content);
    });
  });
  const port = await listenOnFreePort(server);
  return { folder, origin: `https://127.0.0.1:${port}`, stop: () => server.close() };
}
