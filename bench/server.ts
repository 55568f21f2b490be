import { createHash, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { contentHash } from '@/lib/content-hash';
import { FOLDER_RULES, REVALIDATED } from '@/scripts/build/hosts/policy';
import { fileOfAddress, mimeType, wireFile } from './published-files';

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

const cachingOf = (pathname: string) =>
  FOLDER_RULES.find(({ folder }) => pathname.startsWith(folder))?.caching ?? REVALIDATED;

/**
 * What is told of a file that is sent in the form that wireFile() has of it.
 *
 * @param pathname the address it is sent for
 */
export function headersOf(pathname: string, file: string): Record<string, string> {
  return {
    'Content-Type': mimeType(file),
    'Cache-Control': cachingOf(pathname),
    ...(wireFile(file) === file ? {} : { 'Content-Encoding': 'br' }),
  };
}

const findFile = (folders: readonly string[], pathname: string) =>
  folders.map((folder) => fileOfAddress(folder, pathname)).find((file) => file !== undefined);

/** A server that runs; `origin` is its address. */
export interface RunningServer {
  origin: string;
  /** What it has sent, with the bytes of the body. */
  sent: { pathname: string; bytes: number }[];
  stop: () => void;
}

/**
 * Serves published folders as the hosts that the README names do: by HTTPS, HTTP/2 and brotli.
 *
 * @param folders where a file is in several of them, the first has it; they may change while it runs
 */
export async function serveFolders(
  folders: readonly string[],
  certificate: Certificate,
): Promise<RunningServer> {
  const sent: RunningServer['sent'] = [];
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost');
    const file = findFile(folders, pathname);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    void readFile(wireFile(file)).then((content) => {
      const tag = `"${contentHash(content)}"`;
      const isKnown = request.headers['if-none-match'] === tag;
      const body = isKnown ? '' : content;
      response.writeHead(isKnown ? 304 : 200, { ...headersOf(pathname, file), ETag: tag });
      response.end(body);
      sent.push({ pathname, bytes: body.length });
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
  return { origin: `https://127.0.0.1:${port}`, sent, stop };
}
