import { beforeLawyers, categoryPath, isListWorthFinding } from '@lawdex/contracts';
import type { BusinessSummary, Category, Site } from '@lawdex/contracts';
import { truncate } from '../head/escape.core.ts';
import type { Head } from '../head/head.core.ts';
import type { CrumbLink } from '../json-ld/json-ld.core.ts';
import { listPageJsonLd } from '../json-ld/list-json-ld.core.ts';
import { countText, DESCRIPTION_MAX, HOME, isServer, pageText } from './common.core.ts';

export function categoryCrumbs({ name, parent }: Pick<Category, 'name' | 'parent'>): CrumbLink[] {
  return [HOME, ...(parent ? [{ label: parent.name, to: categoryPath(parent.slug) }] : []), { label: name }];
}

export function categoryHead(category: Category, businesses: readonly BusinessSummary[], site: Site, page = 1): Head {
  const { businessCount: total } = category;
  const canonicalPath = categoryPath(category.slug, page);
  const description = truncate(
    `${countText(total)} for ${category.name}${pageText(page)}. ${category.description ?? 'Compare ratings, hours and fees.'}`,
    DESCRIPTION_MAX,
  );
  const name = `${beforeLawyers(category.name)} Lawyers and Law Firms${pageText(page)}`;
  return {
    title: name,
    description,
    keywords: [category.name, `${beforeLawyers(category.name)} lawyers`, ...category.aliases],
    canonicalPath,
    robots: { index: isListWorthFinding(total), follow: true },
    jsonLd: isServer
      ? listPageJsonLd({ name, description, canonicalPath, businesses, total }, categoryCrumbs(category), site)
      : [],
  };
}
