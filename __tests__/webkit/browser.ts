import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { startFaultyServer, type FaultyServer } from '@/testing/faulty-server';
import { chooseFonts } from '@/testing/fonts';
import { findProgram, isCi } from '@/testing/programs';
import { plainBuild } from '../support/builds';

/** The arguments of the virtual screen, which chooses a free display number and prints it. */
const SCREEN = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];

/** Runs in each page and reports its errors, because the driver of WebKit reports none. */
const REPORT_ERRORS = `{
  const report = (error) => navigator.sendBeacon('/errors', error);
  addEventListener('error', ({ message, target }) => report(message ?? 'does not load: ' + target.src), true);
  addEventListener('unhandledrejection', ({ reason }) => report(String(reason)));
  addEventListener('securitypolicyviolation', (violation) =>
    report(violation.violatedDirective + ': ' + violation.blockedURI));
  console.error = (...words) => report(words.join(' '));
}`;

/** A WebKit and the site that it shows, while tests run. */
interface Session {
  driver: WebDriver;
  site: FaultyServer;
}

/**
 * Describes tests in Debian's WebKit on the built fixture. Where it is not installed they are skipped, but fail in CI.
 *
 * @param script runs in each page before its own scripts
 * @param describeTests gets a session that is usable once the tests run
 */
export function describeInWebkit(script: string, describeTests: (session: Session) => void): void {
  if (!findProgram('webkit')) {
    if (isCi) throw new Error('WebKit is not installed');
    it.todo('not tested, because WebKit is not installed');
    return;
  }
  describe('in WebKit', () => {
    const session = {} as Session;
    let screen: ChildProcessByStdio<null, Readable, null>;
    let service: DriverService;
    beforeAll(async () => {
      session.site = await startFaultyServer({ ...plainBuild, script: REPORT_ERRORS + script });
      screen = spawn('Xvfb', SCREEN, { stdio: ['ignore', 'pipe', 'ignore'] });
      const [number] = await once(screen.stdout, 'data');
      const env = { DISPLAY: `:${String(number).trim()}` };
      service = new DriverService.Builder('/usr/bin/WebKitWebDriver')
        .setLoopback(true)
        .setEnvironment({ ...process.env, ...chooseFonts()?.env, ...env })
        .build();
      session.driver = await new Builder()
        .usingServer(await service.start())
        .withCapabilities({ browserName: 'MiniBrowser' })
        .build();
    });
    afterAll(async () => {
      await session.driver?.quit();
      await service?.kill();
      screen?.kill();
      await session.site?.close();
    });
    describeTests(session);
  });
}
