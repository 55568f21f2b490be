import type { ComponentType } from 'react';

/** Takes the place of components/island.tsx in the browser, where the element around an island is in the document. */
export const island = <Props extends object>(_name: string, View: ComponentType<Props>) => View;
