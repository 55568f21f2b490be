import path from 'node:path';
import { PROJECT } from '../shared/project';

/** Without this setting, `serve` asks the npm registry for a newer version of itself. */
export const SERVE_ENVIRONMENT = { NO_UPDATE_CHECK: '1' };

/** The configuration of `serve` for the site: addresses without .html, and the headers of all hosts. */
export const SERVE_CONFIGURATION = path.join(PROJECT, 'deploy/serve.json');

/**
 * Returns the arguments with which Node.js runs `serve`. If the port is taken, it takes another one.
 *
 * @param portOrAddress a port, or an address such as `tcp://127.0.0.1:3000`
 */
export const getServeArguments = (
  folder: string,
  portOrAddress: string | number,
  ...options: readonly string[]
): string[] => [
  path.join(PROJECT, 'node_modules/serve/build/main.js'),
  folder,
  '--listen',
  String(portOrAddress),
  '--no-clipboard',
  ...options,
];
