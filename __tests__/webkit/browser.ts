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
import { serveWatched, type WatchedSite } from './watched-site';

interface WebkitBrowser {
  driver: WebDriver;
  /** The home folder of its user, where it saves downloads. */
  home: string;
  close: () => Promise<void>;
}

/** Starts a virtual screen, and returns the name by which programs find it. */
async function startScreen(processes: ChildProcess[]): Promise<string> {
  const args = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  processes.push(screen);
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return `:${number.toString().trim()}`;
}

async function startDriver(env: NodeJS.ProcessEnv, processes: ChildProcess[]): Promise<string> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  processes.push(driver);
  await waitUntilAnswers(driver, address, []);
  return address;
}

/** Whether the driver waits until pages are loaded. With 'eager' it never returns. */
type PageLoadStrategy = 'normal' | 'none';

/**
 * Starts Debian's WebKit.
 *
 * @throws Error if it does not start
 */
async function startWebkit(pageLoadStrategy: PageLoadStrategy): Promise<WebkitBrowser> {
  const processes: ChildProcess[] = [];
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  const end = () => {
    for (const each of processes) each.kill();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const DISPLAY = await startScreen(processes);
    const env = { ...process.env, ...setUpFonts()?.env, DISPLAY, HOME: home };
    const address = await startDriver(env, processes);
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities({ browserName: 'MiniBrowser', pageLoadStrategy })
      .build();
    await driver.manage().setTimeouts({ script: 120_000, pageLoad: 120_000 });
    return { driver, home, close: () => driver.quit().finally(end) };
  } catch (error) {
    end();
    throw error;
  }
}

/** A WebKit and the site that it shows, while tests run. */
export type Session = Pick<WebkitBrowser, 'driver' | 'home'> & { site: WatchedSite };

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
    const session: Partial<Session & WebkitBrowser> = {};
    beforeAll(async () => {
      const folder = path.join(__dirname, '../../.variants/fixture/out');
      session.site = await serveWatched(folder, options.script);
      Object.assign(session, await startWebkit(options.pageLoadStrategy ?? 'normal'));
    });
    afterAll(async () => {
      await session.close?.();
      session.site?.close();
    });
    describeTests(session as Session);
  });
}
