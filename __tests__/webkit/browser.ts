import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { chooseFonts } from '@/scripts/testing/fonts';
import { findProgram, isCi } from '@/scripts/testing/programs';
import { plainBuild } from '../hosts/builds';
import { startWatchedSite, type WatchedSite } from './watch-errors';

/** The arguments of the virtual screen, which chooses a free display number and prints it. */
const SCREEN = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];

const TIMEOUT_MS = 120_000;

/** A WebKit and the site that it shows, while tests run. */
export interface Session {
  driver: WebDriver;
  /** The home folder of the browser's user, where it saves downloads. */
  home: string;
  site: WatchedSite;
}

interface Options {
  /** Runs in each page before its own scripts. */
  script?: string;
  /** The fonts of the machine. */
  fonts?: Parameters<typeof chooseFonts>[0];
}

/**
 * Describes tests in Debian's WebKit on the built fixture. Where it is not installed they are skipped, but fail in CI.
 *
 * @param describeTests gets a session that is usable once the tests run
 */
export function describeInWebkit(
  { script, fonts }: Options,
  describeTests: (session: Session) => void,
): void {
  if (!findProgram('webkit')) {
    if (isCi) throw new Error('WebKit is not installed');
    it.todo('not tested, because WebKit is not installed');
    return;
  }
  describe('in WebKit', () => {
    // As in playwright.config.ts; the first error is printed.
    jest.retryTimes(1, { logErrorsBeforeRetry: true });
    const session = { home: mkdtempSync(path.join(tmpdir(), 'webkit-')) } as Session;
    let screen: ChildProcessByStdio<null, Readable, null>;
    let service: DriverService;
    beforeAll(async () => {
      session.site = await startWatchedSite(plainBuild.folder, script);
      screen = spawn('Xvfb', SCREEN, { stdio: ['ignore', 'pipe', 'ignore'] });
      const [number] = await once(screen.stdout, 'data');
      const env = { DISPLAY: `:${String(number).trim()}`, HOME: session.home };
      service = new DriverService.Builder('/usr/bin/WebKitWebDriver')
        .setLoopback(true)
        .setEnvironment({ ...process.env, ...chooseFonts(fonts)?.env, ...env })
        .build();
      session.driver = await new Builder()
        .usingServer(await service.start(TIMEOUT_MS))
        .withCapabilities({ browserName: 'MiniBrowser' })
        .build();
      await session.driver.manage().setTimeouts({ script: TIMEOUT_MS, pageLoad: TIMEOUT_MS });
    });
    afterAll(async () => {
      await session.driver?.quit();
      await service?.kill();
      screen?.kill();
      await session.site?.close();
      rmSync(session.home, { recursive: true, force: true });
    });
    describeTests(session);
  });
}
