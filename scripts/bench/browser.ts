import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findBrowser } from '@/e2e/browsers';

/**
 * Starts the Chromium of the end-to-end tests.
 *
 * @param extraArguments such as the one that makes it trust the bench's server
 */
export const launchChromium = (...extraArguments: string[]) =>
  chromium.launch({
    executablePath: findBrowser('chromium')?.executablePath,
    args: [...CHROMIUM_ARGUMENTS, ...extraArguments],
  });
