import type { CoreMember, FixedMember } from '@/lib/model/people';
import type { Messages } from '@/lib/i18n/messages/en';
import { List } from '@/components/ui/list';
import { Portrait } from '@/components/ui/portrait';
import { Text } from '@/components/ui/text';
import { getAssetUrl } from '@/lib/urls/build-addresses';

interface CoreMembersProps {
  members: readonly CoreMember[];
  /** The members that the specification fixes in the page, shown after the core members (spec §2). */
  fixedMembers: readonly FixedMember[];
  messages: Messages;
}

/** The home page's CORE MEMBERS section (spec §2). */
export function CoreMembers({ members, fixedMembers, messages }: CoreMembersProps) {
  const { title, none, portrait } = messages.home.members;
  const sortedMembers = members.toSorted((a, b) => a.display_order - b.display_order);
  const allMembers = [...sortedMembers, ...fixedMembers];
  return (
    <section aria-labelledby="core-members" className="below-fold wrap py-14">
      <h2 id="core-members" className="lane-heading">
        {title}
      </h2>
      <List
        none={none}
        className="mt-8 grid grid-cols-2 gap-4 sm:grid-cols-3 sm:gap-6 lg:grid-cols-6 print:grid-cols-6"
      >
        {allMembers.map(({ name, designation, photo_url }) => (
          <li key={name}>
            <div className="later aspect-[4/5] overflow-hidden rounded bg-rule">
              <Portrait
                src={getAssetUrl(photo_url)}
                name={name}
                language={messages.language}
                message={portrait}
                sizes="(min-width: 64em) 15vw, (min-width: 40em) 31vw, 38vw"
                className="h-full w-full object-cover"
              />
            </div>
            <p className="mt-3 text-lg font-bold leading-tight">
              <Text language={messages.language}>{name}</Text>
            </p>
            <p className="mt-1 text-soft">
              <Text language={messages.language}>{designation}</Text>
            </p>
          </li>
        ))}
      </List>
    </section>
  );
}
