import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { setUpFonts } from '@/scripts/testing/fonts';
import { findFreePort } from '@/scripts/testing/free-port';
import { waitUntilAnswers } from '@/scripts/testing/until-answers';

/** A WebKit on a screen of its own. */
export interface WebkitBrowser {
  driver: WebDriver;
  /** Of the user who it runs as, where it puts what is downloaded. */
  home: string;
  close: () => Promise<void>;
}

/** Starts a screen that nobody sees; its name for programs that draw on it. */
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

/**
 * Starts Debian's WebKit.
 *
 * @param pageLoadStrategy whether its driver waits for pages to load; with 'eager' it waits for ever
 * @throws Error when it does not start
 */
export async function startWebkit(
  pageLoadStrategy: 'normal' | 'none' = 'normal',
): Promise<WebkitBrowser> {
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
