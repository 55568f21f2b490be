import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileOfAddress, mimeType } from '@/bench/published-files';

/** What a network may do to a visitor. */
export type Mood = 'well' | 'down' | 'hanging' | 'portal' | 'torn';

const LOGIN =
  '<!doctype html><html lang="en"><title>Sign in</title><h1>Sign in to this network</h1>';

/** Serves a folder over a network whose mood the test sets. */
export async function startMoodyHost(folder: string) {
  let mood: Mood = 'well';
  let served = folder;
  let changeWorker = (script: string) => script;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname);
    if (mood === 'down') return void request.socket.destroy();
    if (mood === 'hanging') return;
    if (mood === 'portal') return void response.setHeader('Content-Type', 'text/html').end(LOGIN);
    const file = fileOfAddress(served, pathname) ?? path.join(served, '404.html');
    const content = readFileSync(file);
    response.statusCode = file.endsWith('404.html') ? 404 : 200;
    response.setHeader('Content-Type', mimeType(file));
    response.setHeader('Cache-Control', 'no-store');
    const isWorker = pathname.endsWith('sw.js');
    if (isWorker) return void response.end(changeWorker(content.toString()));
    response.end(mood === 'torn' ? content.subarray(0, content.length / 2) : content);
  }).listen();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    asked,
    setMood: (next: Mood) => {
      mood = next;
      // What is open would go on as before.
      server.closeAllConnections();
    },
    /** Serves another service worker than that of the publication. */
    setWorker: (change: typeof changeWorker) => {
      changeWorker = change;
    },
    /** Puts another publication in the place of this one. */
    publish: (other: string) => {
      if (!existsSync(other)) throw new Error(`${other} is not built`);
      served = other;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
