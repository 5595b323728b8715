import { beforeLawyers, categoryPath, isListWorthFinding } from '@lawdex/contracts';
import type { BusinessSummary, Category, Site } from '@lawdex/contracts';
import { truncate } from '../head/escape.core.ts';
import type { Head } from '../head/head.core.ts';
import { breadcrumbJsonLd, type CrumbLink } from '../json-ld/json-ld.core.ts';
import { collectionJsonLd } from '../json-ld/list-json-ld.core.ts';
import { countText, DESCRIPTION_MAX, HOME, isServer, pageText } from './common.core.ts';

export function categoryCrumbs({ name, parent }: Pick<Category, 'name' | 'parent'>): CrumbLink[] {
  return [HOME, ...(parent ? [{ label: parent.name, to: categoryPath(parent.slug) }] : []), { label: name }];
}

export function categoryHead(category: Category, businesses: readonly BusinessSummary[], site: Site, page = 1): Head {
  const canonicalPath = categoryPath(category.slug, page);
  const description = truncate(
    `${countText(category.businessCount)} for ${category.name}${pageText(page)}. ${category.description ?? 'Compare ratings, hours and fees.'}`,
    DESCRIPTION_MAX,
  );
  const name = `${beforeLawyers(category.name)} Lawyers and Law Firms${pageText(page)}`;
  return {
    title: name,
    description,
    keywords: [category.name, `${beforeLawyers(category.name)} lawyers`, ...category.aliases],
    canonicalPath,
    robots: { index: isListWorthFinding(category.businessCount), follow: true },
    jsonLd: isServer
      ? [
          ...(businesses.length > 0
            ? [collectionJsonLd({ name, description, canonicalPath, businesses, total: category.businessCount }, site)]
            : []),
          breadcrumbJsonLd(categoryCrumbs(category), site),
        ]
      : [],
  };
}
