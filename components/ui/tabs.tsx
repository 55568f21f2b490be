'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { island } from '@/components/island';
import { hasModifier } from '@/lib/browser/keys';
import { getTabAfterKey } from '@/lib/ui/tabs';

interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  /** Name of the tablist. */
  label: string;
  /** The first one is the default. */
  tabs: readonly Tab[];
}

/** A tablist and its panels. Without script there is no tablist, and all panels are shown. */
function TabsView({ label, tabs }: TabsProps) {
  const [current, setCurrent] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  // The target of the page's address may be in a hidden panel.
  useEffect(() => {
    const showTarget = () => {
      const target = document.querySelector('[role=tabpanel][hidden] :target');
      const panel = target?.closest('[role=tabpanel]');
      const index = tabs.findIndex(({ id }) => `panel-${id}` === panel?.id);
      if (index < 0) return;
      setCurrent(index);
      // After the panel is shown.
      requestAnimationFrame(() => target?.scrollIntoView());
    };
    addEventListener('hashchange', showTarget);
    return () => removeEventListener('hashchange', showTarget);
  }, [tabs]);

  return (
    <>
      <div role="tablist" aria-label={label} className="flex no-script:hidden">
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            id={`tab-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={index === current}
            aria-controls={`panel-${tab.id}`}
            tabIndex={index === current ? 0 : -1}
            className="tab"
            onClick={() => setCurrent(index)}
            onKeyDown={(event) => {
              const target = getTabAfterKey(event.key, index, tabs.length);
              if (target === undefined || hasModifier(event)) return;
              event.preventDefault();
              setCurrent(target);
              buttons.current[target]?.focus();
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          id={`panel-${tab.id}`}
          role="tabpanel"
          aria-labelledby={`tab-${tab.id}`}
          tabIndex={0}
          hidden={index !== current}
          className="tab-panel"
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}

export const Tabs = island('Tabs', TabsView);
