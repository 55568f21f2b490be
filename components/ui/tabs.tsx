'use client';

import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { island } from '@/components/island';
import { isModifierPressed } from '@/lib/browser/keys';
import { getTabAfterKey } from '@/lib/home/tabs';

interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  /** The first tab is the default. */
  tabs: readonly Tab[];
}

/** A tablist and its panels. Without script there is no tablist, and all panels are shown. */
function TabsView({ label, tabs }: TabsProps) {
  const [currentId, setCurrentId] = useState(tabs[0]?.id);
  const buttonsRef = useRef<(HTMLButtonElement | null)[]>([]);

  // The element that the page's address names may be in a hidden panel.
  const showLinkedPanel = useEffectEvent(() => {
    const target = document.querySelector('[role=tabpanel][hidden] :target');
    const panel = target?.closest('[role=tabpanel]');
    const tab = tabs.find(({ id }) => `panel-${id}` === panel?.id);
    if (!tab) return;
    setCurrentId(tab.id);
    // Wait until React has shown the panel.
    requestAnimationFrame(() => target?.scrollIntoView());
  });
  useEffect(() => {
    const handleHashChange = () => showLinkedPanel();
    addEventListener('hashchange', handleHashChange);
    return () => removeEventListener('hashchange', handleHashChange);
  }, []);

  return (
    <>
      <div role="tablist" aria-label={label} className="flex no-script:hidden">
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            ref={(button) => {
              buttonsRef.current[index] = button;
            }}
            id={`tab-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === currentId}
            aria-controls={`panel-${tab.id}`}
            tabIndex={tab.id === currentId ? 0 : -1}
            onClick={() => setCurrentId(tab.id)}
            onKeyDown={(event) => {
              const target = getTabAfterKey(event.key, index, tabs.length);
              if (target === undefined || isModifierPressed(event)) return;
              event.preventDefault();
              setCurrentId(tabs[target]?.id);
              buttonsRef.current[target]?.focus();
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={`panel-${tab.id}`}
          role="tabpanel"
          aria-labelledby={`tab-${tab.id}`}
          tabIndex={0}
          hidden={tab.id !== currentId}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}

export const Tabs = island('Tabs', TabsView);
