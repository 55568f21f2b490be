import type { NavigationLink, Site } from '@/lib/model/site';
import { QUICK_LINKS_ID } from '@/lib/ui/page-ids';
import type { Messages } from '@/lib/i18n/messages/en';
import { PageLink } from '@/components/ui/page-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { Text } from '@/components/ui/text';
import { getAssetUrl } from '@/lib/urls/build-addresses';
import { obfuscateEmail } from '@/lib/contact/contact';
import { interpolate } from '@/lib/i18n/interpolate';

interface SiteFooterProps {
  site: Site;
  links: readonly NavigationLink[];
  /** The content pages to which the footer links. */
  pages: readonly { title: string; href: string }[];
  messages: Messages;
}

const linkClassName =
  'inline-flex min-h-8 items-center underline-offset-4 hover:underline touch:min-h-11';
const headingClassName = 'mb-3 text-lg uppercase tracking-wide text-highlight';

/** The footer of every page (spec §1). */
export function SiteFooter({ site, links, pages, messages }: SiteFooterProps) {
  const { language, footer } = messages;
  return (
    <footer className="below-fold on-band">
      <div className="lanes text-lane" />
      <div className="wrap grid gap-10 py-12 print:grid-cols-[2fr_1fr] print:gap-y-0 print:py-4 md:grid-cols-2 lg:grid-cols-[2fr_1fr_1.5fr]">
        <div>
          <div className="flex items-center gap-4">
            <img
              src={getAssetUrl(site.logo)}
              alt=""
              width="64"
              height="64"
              loading="lazy"
              className="size-16"
            />
            <p className="max-w-72 text-lg font-bold leading-tight">
              <Text language={language}>{site.name}</Text>
            </p>
          </div>
          <p className="mt-4 max-w-prose text-on-band-soft">
            <Text language={language}>{site.mission}</Text>
          </p>
          <ul
            role="list"
            aria-label={footer.profiles}
            className="mt-4 flex flex-wrap gap-x-6 print:hidden"
          >
            {site.socialProfiles.map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="noopener" className={`${linkClassName} min-w-6 touch:min-w-11`}>
                  <Text language={language}>{name}</Text>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-labelledby={QUICK_LINKS_ID}>
          <h2 id={QUICK_LINKS_ID} className={headingClassName}>
            {footer.links}
          </h2>
          <ul role="list">
            {links.map(({ footerLabel, href }) => (
              <li key={href}>
                <PageLink href={href} language={language} className={linkClassName}>
                  {footerLabel}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={headingClassName}>{footer.contact}</h2>
          <address className="not-italic [line-height:2rem]">
            <p className="max-w-72 text-balance">
              <Text language={language}>{site.contact.address}</Text>
            </p>
            <p>
              <PhoneLink className={linkClassName}>{site.contact.phone}</PhoneLink>
            </p>
            <p>
              <Text language={language}>{obfuscateEmail(site.contact.email)}</Text>
            </p>
          </address>
        </div>
      </div>
      <div className="wrap flex flex-wrap justify-between gap-x-8 gap-y-2 pb-8 text-on-band-soft print:pb-0 print:text-sm">
        <p className="text-balance">
          <Text language={language}>
            {interpolate(footer.copyright, { year: site.copyrightYear, name: site.name })}
          </Text>
        </p>
        <p>
          {footer.developer}{' '}
          <a
            href={site.developer.url}
            rel="noopener"
            className="inline-flex items-center underline underline-offset-4 touch:min-h-11"
          >
            <Text language={language}>{site.developer.name}</Text>
          </a>
        </p>
      </div>
      {pages.length > 0 && (
        <nav
          aria-label={footer.pages}
          className="wrap flex flex-wrap gap-x-6 pb-8 max-sm:*:basis-36"
        >
          {pages.map(({ title, href }) => (
            <PageLink key={href} href={href} language={language} className={linkClassName}>
              {title}
            </PageLink>
          ))}
        </nav>
      )}
    </footer>
  );
}
