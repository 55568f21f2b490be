import { execFileSync } from 'node:child_process';

/** Reads the configuration as each command of Next.js does, before it looks whether telemetry is on. */
const PROGRAM =
  "await import('./next.config.mjs'); console.log(process.env.NEXT_TELEMETRY_DISABLED)";

it('No command of Next.js sends telemetry', () => {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: undefined };
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM], { env });
  expect(output.toString().trim()).toBe('1');
});
