import { readFile } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import { generate } from 'selfsigned';
import { listenOnFreePort } from '@/scripts/shared/free-port';
import { getFileOfAddress, getMimeType, getSentFile } from '@/scripts/testing/published-files';

/** Serves a published folder as real hosts do: by HTTPS and HTTP/2, compressed with brotli. */
export async function serveFolder(folder: string) {
  const attributes = [{ name: 'commonName', value: 'localhost' }];
  const { private: key, cert } = await generate(attributes, { keyType: 'ec', algorithm: 'sha256' });
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
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
