import { createHash, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { fileOfAddress, mimeType, wireFile } from '@/scripts/testing/published-files';

/** A key, and a certificate for it that nobody signed. */
export interface Certificate {
  key: string;
  cert: string;
}

/** Makes a certificate for this machine, to be used once. */
export async function makeCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  return { key, cert };
}

/** The argument that makes Chromium trust a certificate, and no other that is bad. */
export function trustArgument({ cert }: Certificate): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(key).digest('base64');
  return `--ignore-certificate-errors-spki-list=${hash}`;
}

/** A server that runs, and its address. */
export interface RunningServer {
  origin: string;
  stop: () => void;
}

/** Serves a published folder as the hosts that the README names do: by HTTPS, HTTP/2 and brotli. */
export async function serveFolder(
  folder: string,
  certificate: Certificate,
): Promise<RunningServer> {
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    const file = fileOfAddress(folder, new URL(request.url, 'https://localhost').pathname);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const sent = wireFile(file);
    void readFile(sent).then((content) => {
      response.writeHead(200, {
        'Content-Type': mimeType(file),
        'Cache-Control': 'max-age=600',
        ...(sent === file ? {} : { 'Content-Encoding': 'br' }),
      });
      response.end(content);
    });
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    // A server that is only closed waits for the browsers to leave it.
    for (const session of sessions) session.destroy();
    server.close();
  };
  return { origin: `https://127.0.0.1:${port}`, stop };
}
