import type { Site } from '@/lib/schemas/site';

/** The About page's Contact Information (spec §2). */
export function HeadquartersInformation(props: Pick<Site, 'headquarters' | 'establishedYear'>) {
  return (
    <section className="border border-rule bg-surface p-6">
      <h2 className="text-2xl">Contact Information</h2>
      <p className="mt-3">
        <strong>Headquarters:</strong> {props.headquarters}
      </p>
      <p className="mt-1">
        <strong>Registration:</strong> Established {props.establishedYear}
      </p>
    </section>
  );
}
