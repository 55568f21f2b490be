import type { Settings } from '@/lib/urls/settings.mjs';
import { bundleToText } from '../../shared/bundle';

let lastBuild: { settings: Settings; text: string } | undefined;

/** Bundles instrumentation-client.ts, the only script of a page without islands. */
export function buildClientScript(settings: Settings): string {
  if (lastBuild?.settings === settings) return lastBuild.text;
  const text = bundleToText(
    { entryPoints: ['instrumentation-client.ts'], format: 'iife' },
    settings,
  );
  lastBuild = { settings, text };
  return text;
}
