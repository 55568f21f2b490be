import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { CACHING_BY_FOLDER, REVALIDATED } from '../publish/policy';

const MIME_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/**
 * The file of a published folder that answers an address.
 *
 * @param pathname its path, without a base path
 * @returns undefined when there is none
 */
export function fileOfAddress(folder: string, pathname: string): string | undefined {
  const name = path.normalize(decodeURIComponent(pathname));
  const candidates = name === '/' ? ['/index.html'] : [name, `${name}.html`];
  return candidates
    .map((candidate) => path.join(folder, candidate))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/** What goes over the wire for a file to a browser that takes brotli. */
export const wireFile = (file: string) => (existsSync(`${file}.br`) ? `${file}.br` : file);

const cachingOf = (pathname: string) =>
  [...CACHING_BY_FOLDER].find(([folder]) => pathname.startsWith(folder))?.[1] ?? REVALIDATED;

/** Serves a published folder as a host with brotli does; `origin` is its address. */
export async function serveFolder(folder: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = fileOfAddress(folder, pathname);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const sent = wireFile(file);
    response.setHeader('Content-Type', MIME_TYPES[path.extname(file)] ?? 'text/plain');
    response.setHeader('Cache-Control', cachingOf(pathname));
    if (sent !== file) response.setHeader('Content-Encoding', 'br');
    void readFile(sent).then((content) => response.end(content));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
