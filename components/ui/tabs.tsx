'use client';

import { useRef, useState } from 'react';
import { island } from '@/components/island';
import { getNextIndex, getPreviousIndex } from '@/lib/ui/carousel';
import { isModifierPressed } from '@/lib/ui/press';

interface Tab {
  id: string;
  /** The first word of its label, which is hidden on small screens (spec §2), and the others. */
  first: string;
  rest: string;
}

interface TabsProps {
  label: string;
  /** The first tab is the default. */
  tabs: readonly Tab[];
}

/**
 * A tablist. Its panels (tab-panel.tsx) follow it. Without script there is no tablist, and all panels are shown. When the
 * browser finds words in a hidden panel, scripts/export/inline/start.ts presses its tab. A panel that it has shown before
 * hydration, for a link to words in it, stays beside the other until a tab is pressed: so the words stay where they are.
 */
function TabsView({ label, tabs }: TabsProps) {
  const [currentId, setCurrentId] = useState(tabs[0]?.id);
  const buttonsRef = useRef<(HTMLButtonElement | null)[]>([]);

  const select = (selectedId?: string) => {
    setCurrentId(selectedId);
    for (const { id } of tabs) {
      const panel = document.getElementById(`panel-${id}`);
      if (id === selectedId) panel?.removeAttribute('hidden');
      else panel?.setAttribute('hidden', 'until-found');
    }
  };

  return (
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
          onClick={() => select(tab.id)}
          onKeyDown={(event) => {
            // The tabs pattern of the W3C ARIA Authoring Practices, for a horizontal tablist.
            const targets: Record<string, number> = {
              ArrowRight: getNextIndex(index, tabs.length),
              ArrowLeft: getPreviousIndex(index, tabs.length),
              Home: 0,
              End: tabs.length - 1,
            };
            const target = targets[event.key];
            if (target === undefined || isModifierPressed(event)) return;
            event.preventDefault();
            select(tabs[target]?.id);
            buttonsRef.current[target]?.focus();
          }}
        >
          <span>
            {/* One text: without its blank, the name of the tab would be one word. */}
            <span className="max-md:hidden">{`${tab.first} `}</span>
            {tab.rest}
          </span>
        </button>
      ))}
    </div>
  );
}

export const Tabs = island('Tabs', TabsView);
