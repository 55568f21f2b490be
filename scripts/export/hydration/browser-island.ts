import type { ComponentType } from 'react';

/** Replaces components/island.tsx in browsers, because the document already has the element around an island. */
export const island = <Props extends object>(_name: string, View: ComponentType<Props>) => View;
