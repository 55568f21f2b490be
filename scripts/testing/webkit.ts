import { existsSync } from 'node:fs';

/** The engine of iPhones as Debian has it, with its driver, and the screen that it draws on. */
const PROGRAMS = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

/** The packages of Debian that have them. */
export const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'xvfb'];

/** Whether there is a WebKit that the tests can drive. */
export const hasWebkit = () => PROGRAMS.every((program) => existsSync(program));
