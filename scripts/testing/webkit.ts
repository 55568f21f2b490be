import { existsSync } from 'node:fs';

/** WebKit from Debian, with its driver and a virtual screen. */
const PROGRAMS = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

/** Their Debian packages. */
export const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'xvfb'];

/** Whether there is a WebKit that the tests can drive. */
export const hasWebkit = () => PROGRAMS.every((program) => existsSync(program));
