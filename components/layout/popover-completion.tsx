'use client';

import { useEffect } from 'react';
import { completePopovers } from '@/lib/popovers';

/** Completes the header's menus, which work without it, once the page's script is there. */
export function PopoverCompletion() {
  useEffect(() => completePopovers(document), []);
  return null;
}
