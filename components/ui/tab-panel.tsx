import type { ReactNode } from 'react';

interface TabPanelProps {
  /** The id of its tab. */
  id: string;
  /** Whether its tab is the default. */
  isFirst?: boolean;
  children: ReactNode;
}

/** A panel of Tabs, which shows and hides it. It comes right after them. */
export const TabPanel = ({ id, isFirst = false, children }: TabPanelProps) => (
  <tab-panel
    id={`panel-${id}`}
    role="tabpanel"
    aria-labelledby={`tab-${id}`}
    tabIndex={0}
    hidden={!isFirst && 'until-found'}
  >
    {children}
  </tab-panel>
);
