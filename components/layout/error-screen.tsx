import type { ReactNode } from 'react';

interface ErrorScreenProps {
  title: string;
  /** What went wrong, in a few words. */
  detail: string;
  /** What the visitor can do next: a link or a button. */
  children: ReactNode;
}

/** The default error screen (spec §2, §8). */
export function ErrorScreen({ title, detail, children }: ErrorScreenProps) {
  return (
    <div className="wrap py-16 sm:py-24">
      <div className="lanes mb-8 max-w-40 text-lane" />
      <h1 className="text-4xl tracking-tight sm:text-5xl">{title}</h1>
      <p className="mt-4 text-xl font-semibold text-soft">{detail}</p>
      <div className="mt-8">{children}</div>
    </div>
  );
}
