import path from 'node:path';
import { PROJECT } from '../shared/project';

/** Without this, `serve` asks the registry for a newer version of itself. */
export const SERVE_ENVIRONMENT = { NO_UPDATE_CHECK: '1' };

/**
 * The arguments with which Node.js runs `serve`, on the given port or not at all.
 *
 * @param listen a port, or an address such as `tcp://127.0.0.1:3000`
 */
export const getServeArguments = (
  folder: string,
  listen: string | number,
  ...options: readonly string[]
): string[] => [
  path.join(PROJECT, 'node_modules/serve/build/main.js'),
  folder,
  ...['--listen', String(listen), '--no-port-switching', '--no-clipboard'],
  ...options,
];
