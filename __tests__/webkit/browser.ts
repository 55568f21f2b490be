import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { isCi } from '@/scripts/testing/ci';
import { setUpFonts } from '@/scripts/testing/fonts';
import { findFreePort } from '@/scripts/testing/free-port';
import { waitUntilAnswers } from '@/scripts/testing/until-answers';
import { hasWebkit } from '@/scripts/testing/webkit';
import { plainBuild } from '../hosts/builds';
import { serveWatched, type WatchedSite } from './watched-site';

/** Starts a virtual screen, and returns the name by which programs find it. */
async function startScreen(processes: ChildProcess[]): Promise<string> {
  const args = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  processes.push(screen);
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return `:${number.toString().trim()}`;
}

/** Whether the driver waits until pages are loaded. With 'eager' it never returns. */
type PageLoadStrategy = 'normal' | 'none';

/**
 * Starts Debian's WebKit.
 *
 * @param home the home folder of its user
 * @param processes gets what must end with the browser
 * @throws Error if it does not start
 */
async function startWebkit(
  home: string,
  processes: ChildProcess[],
  pageLoadStrategy: PageLoadStrategy = 'normal',
): Promise<WebDriver> {
  const DISPLAY = await startScreen(processes);
  const env = { ...process.env, ...setUpFonts()?.env, DISPLAY, HOME: home };
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const program = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  processes.push(program);
  await waitUntilAnswers(program, address, []);
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({ browserName: 'MiniBrowser', pageLoadStrategy })
    .build();
  await driver.manage().setTimeouts({ script: 120_000, pageLoad: 120_000 });
  return driver;
}

/** A WebKit and the site that it shows, while tests run. */
export interface Session {
  driver: WebDriver;
  /** The home folder of the browser's user, where it saves downloads. */
  home: string;
  site: WatchedSite;
}

/**
 * Describes tests in WebKit on the built fixture. Where WebKit is not installed they are skipped, but fail in CI.
 *
 * @param describeTests gets a session that is usable once the tests run
 * @param options.script runs before the scripts of every page
 */
export function describeInWebkit(
  describeTests: (session: Session) => void,
  options: { script?: string; pageLoadStrategy?: PageLoadStrategy } = {},
): void {
  if (!hasWebkit()) {
    if (isCi) throw new Error('WebKit is not installed');
    it.todo('not tested, because WebKit is not installed');
    return;
  }
  describe('in WebKit', () => {
    const session = { home: mkdtempSync(path.join(tmpdir(), 'webkit-')) } as Session;
    const processes: ChildProcess[] = [];
    beforeAll(async () => {
      session.site = await serveWatched(plainBuild.folder, options.script);
      session.driver = await startWebkit(session.home, processes, options.pageLoadStrategy);
    });
    afterAll(async () => {
      await session.driver?.quit();
      for (const each of processes) each.kill();
      session.site?.close();
      rmSync(session.home, { recursive: true, force: true });
    });
    describeTests(session);
  });
}
