import type { Settings } from '@/lib/urls/settings.mjs';
import { bundle } from '../../shared/bundle';

let last: { settings: Settings; text: string } | undefined;

/** Bundles instrumentation-client.ts, the only script of a page without islands. */
export function buildClientScript(settings: Settings): string {
  if (last?.settings === settings) return last.text;
  const text = bundle({ entryPoints: ['instrumentation-client.ts'], format: 'iife' }, settings);
  last = { settings, text };
  return text;
}
