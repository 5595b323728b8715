// Written by `npm run openapi` from the service's own code. Do not edit.
export interface paths {
  '/admin/api/audit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listAdminActions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admin/api/drift': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listDrift'];
    put?: never;
    post: operations['checkDrift'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admin/api/drift/repair': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['repairDrift'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admin/api/popular/remove': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['removePopularSearch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admin/api/popular/restore': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['restorePopularSearch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admin/api/reindex': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listRebuilds'];
    put?: never;
    post: operations['startRebuild'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admin/api/reindex/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['cancelRebuild'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admin/api/reindex/roll-back': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['rollBack'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admin/api/searches': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['getLoggedSearches'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admin/api/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['getSearchStatus'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admin/api/vocabulary': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listEntries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admin/api/vocabulary/add': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['addEntry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admin/api/vocabulary/change': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['changeEntry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admin/api/vocabulary/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listChanges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admin/api/vocabulary/undo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['undoChange'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admin/api/vocabulary/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['withdrawEntry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/analytics/popular-searches': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What many visitors search for, most popular first. */
    get: operations['list[1]'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/businesses/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Businesses that match words and filters, best first. */
    get: operations['searchBusinesses'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/businesses/search/counts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How many businesses there would be with each choice of each filter. */
    get: operations['countSearch'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/businesses/search/map': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where the businesses that a search finds are. */
    get: operations['mapOf'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/landing/{path}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The landing page of a top-level path; capitals or a trailing slash: 301. */
    get: operations['landingPage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/popular-searches': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What many visitors search for, most popular first. */
    get: operations['list[0]'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/search/suggest': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Practice areas, places and businesses that begin with what was typed, else what it means. */
    get: operations['suggest'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/seo/city-category/{city}/{category}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The page of lawyers of a practice area in a place. */
    get: operations['cityCategory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/seo/city/{city}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Practice areas that have a page worth a link in a city. */
    get: operations['city'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/seo/home': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** States that have firms, and those of the pages that answer 200 and list a firm. */
    get: operations['home'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/seo/intent/{modifier}/{category}/{location}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The page of lawyers with a modifier, near the visitor or in a place. */
    get: operations['intent'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/seo/practice/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where a practice area has pages worth a link. */
    get: operations['practice'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/seo/states': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** States that have a page worth a link. */
    get: operations['states'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/seo/worthy': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Of these pages, those that answer 200 and list a firm; for releases of pages that still ask.
     * @deprecated
     */
    get: operations['worthy'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AlreadyRunningDto: {
      /** @enum {string} */
      code: 'already_running';
      message: string;
      rebuild: components['schemas']['RebuildDto'];
    };
    ApiErrorDto: {
      /**
       * @description Stable, snake_case.
       * @example business_not_found
       */
      code: string;
      /** @description For people: names the parameter and says what to do. */
      message: string;
      /** @description What to quote when asking about this answer. */
      requestId: string;
    };
    AuthorityDto: {
      /** @example State Bar of Texas */
      name: string;
      url: string | null;
    };
    BusinessSummaryDto: {
      address: string;
      /**
       * @description Practice areas beside its own that a search found it by, the one that was searched for first.
       * @example [
       *       "Landlord & Tenant"
       *     ]
       */
      alsoPractices?: string[];
      category: components['schemas']['CategoryRefDto'] | null;
      /** Format: uuid */
      categoryId: string | null;
      city: string;
      /** @description Whole in a `BusinessDetail`; in lists cut to `SUMMARY_DESCRIPTION_MAX` characters. */
      description: string | null;
      /** @description From the visitor's position or the chosen city's center; only in searches that name one. */
      distanceMiles?: number;
      freeConsultation: boolean;
      hasDelivery: boolean;
      hasTakeout: boolean;
      /** Format: uuid */
      id: string;
      /** @description A path on our own origin. */
      image: string | null;
      /** @description When answered, in the business's own time zone; null when its hours are not known. */
      isOpen: boolean | null;
      /**
       * @description A law firm when nothing is said.
       * @enum {string}
       */
      kind?: 'law-firm' | 'legal-aid' | 'court' | 'agency' | 'other';
      name: string;
      /**
       * @description What its door does next, by the business's own clock; absent when its hours are not known.
       * @example opens Mon 8:30 AM
       */
      opensOrCloses?: string;
      phone: string | null;
      /** @enum {string|null} */
      priceRange: '$' | '$$' | '$$$' | '$$$$' | null;
      /**
       * @description One decimal; "0.0" without reviews.
       * @example 4.6
       */
      rating: string;
      reviewCount: number;
      slug: string;
      /** @description Two-letter abbreviation. */
      state: string;
      videoConsultation: boolean;
      zipCode: string;
    };
    CategoryRefDto: {
      name: string;
      slug: string;
    };
    ChangedEntryBody: {
      /** @enum {string} */
      kind: 'practice' | 'place' | 'filter' | 'synonym' | 'noise' | 'none' | 'danger';
      /**
       * @description See `kind`: a slug, a city, a filter, a phrase.
       * @default
       */
      means: string;
      /** @enum {string} */
      newKind?: 'practice' | 'place' | 'filter' | 'synonym' | 'noise' | 'none' | 'danger';
      newMeans?: string;
      phrase: string;
      /** @description What was seen. Given, a change is refused when others have changed the same since, and says what. */
      revision?: string;
      /**
       * @description The new one.
       * @enum {string}
       */
      strength?: 'strong' | 'weak' | 'soft';
    };
    ChangeNumberBody: {
      /** @description Number of a change in the history. */
      id: string;
    };
    CorrectionDto: {
      from: string;
      to: string;
    };
    DangerDto: {
      help: components['schemas']['HelpDto'][];
      /** @example violence */
      kind: string;
      /** @enum {string} */
      language: 'en' | 'es';
      /** @description Where a page is left at once. */
      leave?: components['schemas']['LeaveDto'];
      text: string;
      title: string;
    };
    DocumentsDto: {
      index: number;
      log: number;
    };
    DriftReportDto: {
      /** @description First two digits of ids whose number or checksum differs. */
      buckets: string[];
      /** Format: date-time */
      checkedAt: string;
      differing: number;
      documents: components['schemas']['DocumentsDto'];
      engine: string;
      /** @description Some of the documents that differ. */
      ids: string[];
      /** @description Popular searches that are not in their place. */
      popular?: number;
      repaired: number;
      repairedBy: string | null;
      seconds: number;
    };
    EngineBody: {
      /** @description `postgres`, `meilisearch`; for drift `landing` too. */
      engine: string;
    };
    EngineStatusDto: {
      /** @description Whether searches ask it first. */
      answers: boolean;
      /** @description Changes that it has yet to read. */
      behind: number;
      complete: boolean;
      /** @description Null when the engine does not tell at the moment. */
      documents: number | null;
      drift: {
        [key: string]: unknown;
      } | null;
      engine: string;
      /** @description How often in a row it could not be fed. */
      failures: number;
      generation: string | null;
      /** @description Popular searches in an index of their own. */
      popular: number | null;
      /** Format: date-time */
      rollBackUntil: string | null;
    };
    EntriesDto: {
      entries: components['schemas']['ListedEntryDto'][];
      revision: string;
      total: number;
    };
    EntryBody: {
      /** @enum {string} */
      kind: 'practice' | 'place' | 'filter' | 'synonym' | 'noise' | 'none' | 'danger';
      /**
       * @description See `kind`: a slug, a city, a filter, a phrase.
       * @default
       */
      means: string;
      phrase: string;
      /** @description What was seen. Given, a change is refused when others have changed the same since, and says what. */
      revision?: string;
      /**
       * @default strong
       * @enum {string}
       */
      strength: 'strong' | 'weak' | 'soft';
    };
    EverywhereDto: {
      /** @enum {string} */
      kind: 'everywhere';
    };
    FaqDto: {
      answer: string;
      question: string;
    };
    FeeCountDto: {
      /** @enum {string} */
      basis: 'contingency' | 'flat' | 'hourly';
      count: number;
    };
    FieldDto: {
      /**
       * @description The field around the practice area.
       * @example Estate Planning
       */
      field: string;
      /** @enum {string} */
      kind: 'field';
    };
    FoundBusinessDto: {
      address: string;
      /**
       * @description Practice areas beside its own that a search found it by, the one that was searched for first.
       * @example [
       *       "Landlord & Tenant"
       *     ]
       */
      alsoPractices?: string[];
      category: components['schemas']['CategoryRefDto'] | null;
      /** Format: uuid */
      categoryId: string | null;
      city: string;
      /** @description Whole in a `BusinessDetail`; in lists cut to `SUMMARY_DESCRIPTION_MAX` characters. */
      description: string | null;
      /** @description From the visitor's position or the chosen city's center; only in searches that name one. */
      distanceMiles?: number;
      freeConsultation: boolean;
      hasDelivery: boolean;
      hasTakeout: boolean;
      /** Format: uuid */
      id: string;
      /** @description A path on our own origin. */
      image: string | null;
      /** @description When answered, in the business's own time zone; null when its hours are not known. */
      isOpen: boolean | null;
      /**
       * @description A law firm when nothing is said.
       * @enum {string}
       */
      kind?: 'law-firm' | 'legal-aid' | 'court' | 'agency' | 'other';
      name: string;
      /**
       * @description What its door does next, by the business's own clock; absent when its hours are not known.
       * @example opens Mon 8:30 AM
       */
      opensOrCloses?: string;
      phone: string | null;
      /** @enum {string|null} */
      priceRange: '$' | '$$' | '$$$' | '$$$$' | null;
      /**
       * @description One decimal; "0.0" without reviews.
       * @example 4.6
       */
      rating: string;
      reviewCount: number;
      slug: string;
      /** @description Two-letter abbreviation. */
      state: string;
      videoConsultation: boolean;
      /** @description Why the business is where it is in the list. */
      why: components['schemas']['WhyDto'];
      zipCode: string;
    };
    FoundLicenceDto: {
      /** @description When the firm checked it. */
      checkedAt?: string | null;
      holder?: string | null;
      jurisdiction: string;
      number: string | null;
    };
    FruitlessSearchDto: {
      count: number;
      /** Format: date-time */
      lastAt: string;
      location: string;
      query: string;
    };
    HelpDto: {
      name: string;
      /** @description As people write it. */
      number?: string;
      /** @description An address, `tel:` where it is a number. */
      to: string;
    };
    HomeLinksDto: {
      /** @description Of the paths that were asked for, those that list a firm. */
      linkable: string[];
      /** @description Every state that has firms, by name. */
      states: components['schemas']['LandingLinkDto'][];
    };
    InPlaceDto: {
      /** @description Whether the filters still hold. */
      filtered: boolean;
      /** @enum {string} */
      kind: 'place';
    };
    InStateDto: {
      /** @enum {string} */
      kind: 'state';
      /**
       * @description Its name.
       * @example Texas
       */
      state: string;
    };
    LandingCityDto: {
      city: string;
      /** @enum {string} */
      kind: 'city';
      /** @description Null when several states have a city of that name. */
      state: string | null;
      /** @description All of them, when there are several. */
      states?: string[];
    };
    LandingFactsDto: {
      /** @description Number with a licence of ten years or more. */
      admittedTenYears: number;
      /** @description Number of cities that have these businesses; on pages of a state or the whole country only. */
      cities: number;
      feeBases: components['schemas']['FeeCountDto'][];
      /** @description The earliest year of admission; null when none is known. */
      firstAdmitted: number | null;
      /** @description In the place, whatever the modifier. */
      inPlace: number;
      /** @description Besides English. */
      languages: components['schemas']['LanguageCountDto'][];
      /** @description With a licence that was checked in the last 24 months. */
      licenceChecked: number;
      openAllDay: number;
      openAtWeekends: number;
      /** @description How many businesses have each price range; a range that none has is absent. */
      prices: components['schemas']['PriceCountDto'][];
      withHours: number;
      /** @description Number with at least one licence in the listing. */
      withLicence: number;
      withPhone: number;
      withReviews: number;
      withVideoConsultation: number;
    };
    LandingLinkDto: {
      /** @description Businesses of the page. */
      count: number;
      text: string;
      /** @description A path on this site. */
      to: string;
    };
    LandingLinksDto: {
      links: components['schemas']['LandingLinkDto'][];
      /** @description `Practice areas in Houston`. */
      title: string;
    };
    LandingPageDto: {
      /** @description The first twenty. */
      businesses: components['schemas']['BusinessSummaryDto'][];
      /** @description Path of the page that search engines should know. */
      canonicalPath: string;
      /** @description On the public origin; a path where none is configured. */
      canonicalUrl: string;
      /** @description Name of the practice area. */
      category: string | null;
      categorySlug: string | null;
      /** @description The largest cities of this page, for who has given no position; empty elsewhere. */
      chooseCity: components['schemas']['LandingLinkDto'][];
      /** @description How the list came about. */
      chosenBy: string;
      city: string | null;
      facts: components['schemas']['LandingFactsDto'];
      faqs: components['schemas']['FaqDto'][];
      h1Title: string;
      /** @description Where to go from here: groups of links, of which none is empty. */
      hubs: components['schemas']['LandingLinksDto'][];
      /** @description Plain text. */
      introContent: string;
      /**
       * @description `Houston, TX`, `Texas`, `near you`; null on a page of the whole country.
       * @example Houston, TX
       */
      location: string | null;
      metaDescription: string;
      /** @enum {string|null} */
      modifier:
        | 'best'
        | 'top-rated'
        | 'affordable'
        | 'cheap'
        | 'emergency'
        | '24-hour'
        | 'free-consultation'
        | 'experienced'
        | 'trusted'
        | 'top'
        | 'premium'
        | 'luxury'
        | 'nearby'
        | 'open-now'
        | null;
      /** @description False when nothing backs the modifier, so that everybody is listed. */
      modifierApplied: boolean;
      /**
       * @description `Best`, `24-Hour`; null without modifier.
       * @example Top-Rated
       */
      modifierLabel: string | null;
      /** @description Its path with the city in the spelling of this site, if that is another one. */
      movedTo?: string;
      /** @description The same page in the nearest other places. */
      nearby: components['schemas']['LandingLinkDto'][];
      /** @description The next wider page that is worth it, for the breadcrumb and for visitors of a page that has too little. */
      parent: components['schemas']['LandingLinkDto'] | null;
      /** @description Null on a page that names no place at all. */
      place:
        | (
            | components['schemas']['NearMeDto']
            | components['schemas']['LandingCityDto']
            | components['schemas']['LandingStateDto']
          )
        | null;
      /** @description Whether the visitor's position was used; a page near the visitor without one shows the whole country. */
      positionUsed: boolean;
      /** @description Miles around the position; null without one. */
      radiusMiles: number | null;
      /** @description Each of them answers 200. */
      relatedSearches: components['schemas']['RelatedSearchDto'][];
      robots: components['schemas']['RobotsDto'];
      /** @description The search that shows every business of the page. */
      searchPath: string;
      /** @enum {string} */
      sortedBy: 'rating' | 'relevance' | 'price' | 'hours' | 'experience' | 'checked' | 'distance';
      stats: components['schemas']['LandingStatsDto'];
      /** @description JSON-LD. */
      structuredData: {
        [key: string]: unknown;
      }[];
      /** @description Words that are no practice area, which were searched for. */
      text: string | null;
      title: string;
      total: number;
      /** @enum {string} */
      type: 'intent' | 'city-category' | 'business' | 'generic';
    };
    LandingStateDto: {
      /** @enum {string} */
      kind: 'state';
      /** @example TX */
      state: string;
    };
    LandingStatsDto: {
      /**
       * @description Average of all reviews of the businesses, one decimal; null without reviews.
       * @example 4.4
       */
      averageRating: string | null;
      /** @description Number that are open at the moment of the answer, each in its own time zone. */
      openNow: number;
      totalReviews: number;
      /** @description With a free first consultation. */
      withConsultation: number;
      withDelivery: number;
    };
    LanguageCountDto: {
      count: number;
      /** @example es */
      language: string;
    };
    LeaveDto: {
      hint: string;
      text: string;
      /** @description Where nothing tells what was looked at. */
      to: string;
    };
    LinkablePathDto: {
      /** @description The one address of the page. */
      canonicalPath: string;
      /** @description As it was asked for. */
      path: string;
      total: number;
    };
    ListedEntryDto: {
      /** @enum {string} */
      from: 'code' | 'desk';
      /** @enum {string} */
      kind: 'practice' | 'place' | 'filter' | 'synonym' | 'noise' | 'none' | 'danger';
      means: string;
      phrase: string;
      /** @enum {string} */
      strength: 'strong' | 'weak' | 'soft';
    };
    ListedLinkDto: {
      text: string;
      /** @description A path on this site. */
      to: string;
    };
    LiveGenerationDto: {
      documents: number;
      engine: string;
      generation: string;
      live: boolean;
      /** Format: date-time */
      liveSince: string;
      /** Format: date-time */
      rollBackUntil: string | null;
    };
    LoggedSearchesDto: {
      days: number;
      fruitless: components['schemas']['FruitlessSearchDto'][];
      /** @description Of them, those that found nothing. */
      nothing: number;
      popular: components['schemas']['PopularSearchDto'][];
      removed: components['schemas']['RemovedSearchDto'][];
      searches: number;
    };
    MapMarkDto: {
      count: number;
      /** @description The id of a business, cities with their states, or states. */
      holds: string[];
      /**
       * @description As visitors read it: the business, or `Houston, TX and 3 more places`.
       * @example Houston, TX and 3 more places
       */
      label: string;
      /** @description The `location` that narrows the search down to these. */
      location: string | null;
      /** @description Of the one business that stands here. */
      slug: string | null;
      /** @description Hundredths of the map's width. */
      x: number;
      /** @description Hundredths of the map's height. */
      y: number;
    };
    MapTownDto: {
      /** @example Houston */
      name: string;
      /** @description Hundredths of the map's width. */
      x: number;
      /** @description Hundredths of the map's height. */
      y: number;
    };
    MeaningBody: {
      /** @enum {string} */
      kind: 'practice' | 'place' | 'filter' | 'synonym' | 'noise' | 'none' | 'danger';
      /**
       * @description See `kind`: a slug, a city, a filter, a phrase.
       * @default
       */
      means: string;
      phrase: string;
      /** @description What was seen. Given, a change is refused when others have changed the same since, and says what. */
      revision?: string;
    };
    MeaningDto: {
      /** @enum {string} */
      kind: 'practice' | 'place' | 'filter' | 'synonym' | 'noise' | 'none' | 'danger';
      means: string;
      /** @enum {string} */
      strength: 'strong' | 'weak' | 'soft';
    };
    MoreDto: {
      businesses: components['schemas']['FoundBusinessDto'][];
      /** @description How the search was widened for these. */
      widened:
        | components['schemas']['NearbyDto']
        | components['schemas']['InStateDto']
        | components['schemas']['EverywhereDto']
        | components['schemas']['PracticeOnlyDto']
        | components['schemas']['FieldDto']
        | components['schemas']['UnfilteredDto']
        | components['schemas']['InPlaceDto']
        | components['schemas']['SomeWordsDto'];
    };
    NearbyDto: {
      /** @enum {string} */
      kind: 'nearby';
      /** @description Miles around the place. */
      miles: number;
      /**
       * @description Where the first of them is.
       * @example New York, NY
       */
      nearest: string;
    };
    NearMeDto: {
      /** @enum {string} */
      kind: 'near-me';
    };
    NotedActionDto: {
      action: string;
      address: string;
      /** Format: date-time */
      at: string;
      /** @description The name that was given at login, or in `X-Operator`. */
      by: string;
      detail: {
        [key: string]: unknown;
      };
      id: string;
      /** @description `done`, or the code of the error. */
      outcome: string;
    };
    PastChangeDto: {
      /** @enum {string} */
      action: 'live' | 'undo';
      /** @description Null: what the code says. */
      after: components['schemas']['MeaningDto'][] | null;
      /** Format: date-time */
      at: string;
      /** @description Null: what the code says. */
      before: components['schemas']['MeaningDto'][] | null;
      by: string;
      id: string;
      /** @description The same however the phrase is written. */
      key: string;
      phrase: string;
      /** @description Whether searches read it now, so that it can be undone. */
      stands: boolean;
    };
    PopularSearchDto: {
      /** @description Visitors who searched for it; a visitor of two weeks ago counts half. */
      count: number;
      query: string;
    };
    PracticeHubDto: {
      /** @description The largest. */
      cities: components['schemas']['LandingLinkDto'][];
      /** @description Pages of twelve large cities, as far as firms are there. */
      largeCities?: components['schemas']['LandingLinkDto'][];
      /** @description With each modifier of lawyers, in the whole country. */
      nearMe: components['schemas']['LandingLinkDto'][];
      /** @description Those that are worth it, by name. */
      states: components['schemas']['LandingLinkDto'][];
    };
    PracticeOnlyDto: {
      /** @enum {string} */
      kind: 'practice';
    };
    PriceCountDto: {
      count: number;
      /** @enum {string} */
      price: '$' | '$$' | '$$$' | '$$$$';
    };
    RebuildBody: {
      /** Format: uuid */
      id: string;
    };
    RebuildDto: {
      by: string;
      /** @description Changes of the log that were written. */
      copied: number;
      /** Format: date-time */
      endedAt: string | null;
      endedBy: string | null;
      engine: string;
      generation: string;
      /** Format: uuid */
      id: string;
      of: number;
      perSecond: number | null;
      /** @enum {string} */
      phase: 'waiting' | 'copying' | 'verifying' | 'done' | 'failed' | 'canceled' | 'rolled back';
      /** @description Why it failed, or what it waits for. */
      problem: string | null;
      secondsLeft: number | null;
      /**
       * Format: date-time
       * @description When somebody last worked at it.
       */
      seenAt: string;
      /** Format: date-time */
      startedAt: string;
    };
    RebuildsDto: {
      generations: components['schemas']['LiveGenerationDto'][];
      history: components['schemas']['RebuildDto'][];
      running: components['schemas']['RebuildDto'][];
    };
    RelatedSearchDto: {
      text: string;
      url: string;
    };
    RemovedSearchBody: {
      query: string;
    };
    RemovedSearchDto: {
      query: string;
      /** Format: date-time */
      removedAt: string;
    };
    RobotsDto: {
      index: boolean;
      /** @enum {string} */
      verdict:
        | 'worth-it'
        | 'empty'
        | 'few-businesses'
        | 'modifier-thin'
        | 'modifier-unbacked'
        | 'like-another'
        | 'other-address'
        | 'words'
        | 'ambiguous-place';
    };
    SaidFilterDto: {
      /** @enum {string} */
      name:
        | 'isOpen'
        | 'hasDelivery'
        | 'hasTakeout'
        | 'freeConsultation'
        | 'videoConsultation'
        | 'rating'
        | 'priceRange'
        | 'language'
        | 'feeBasis';
      /** @description As the parameter of that name takes it. */
      value: string;
      /** @description As typed. */
      words: string;
    };
    SearchCountsDto: {
      /**
       * @description By parameter, then by value: as many as there would be if the filter had this value, and the others stayed. Of a filter that is on, the empty value says how many there would be without it.
       * @example {
       *       "rating": {
       *         "3": 97,
       *         "4": 41,
       *         "5": 3
       *       },
       *       "isOpen": {
       *         "true": 12,
       *         "": 120
       *       }
       *     }
       */
      counts: {
        [key: string]: {
          [key: string]: number;
        };
      };
      /** @description What categoryId takes, by slug, of all practice areas. */
      practiceIds?: {
        [key: string]: string;
      };
    };
    SearchMapDto: {
      /** @description Whether the marks are businesses of one page. */
      isOfPage: boolean;
      /** @description Marks of all results, or of one page of them where all would be too close together to tell places apart. */
      marks: components['schemas']['MapMarkDto'][];
      /** @description Names to find one’s way by: the largest towns. */
      towns?: components['schemas']['MapTownDto'][];
      /** @description Results that have no known place on the map. */
      unplaced: number;
      /**
       * @description Name of the view: level, column and row.
       * @example 5-20-31
       */
      view: string;
    };
    SearchResponseDto: {
      /** @description Landing pages on the same subject and place; each lists at least one firm. */
      alsoLike?: components['schemas']['ListedLinkDto'][];
      businesses: components['schemas']['FoundBusinessDto'][];
      /** @description Fills a short first page, with none of `businesses`. */
      more: components['schemas']['MoreDto'][];
      /** @description Searches that find something, when this one did not. */
      suggestions: string[];
      /** @description Exact, on every page; without those in `more`. */
      total: number;
      /** @description How the search was read. */
      understood: components['schemas']['UnderstoodDto'];
    };
    SidesDto: {
      accused: components['schemas']['CategoryRefDto'][];
      hurt: components['schemas']['CategoryRefDto'][];
    };
    SomeWordsDto: {
      /** @enum {string} */
      kind: 'some-words';
      of: number;
      /** @description How many of the words are found at least. */
      words: number;
    };
    SuggestionDto: {
      /** @description Tells it from others: where a business is, or the other name by which a practice area was found. */
      detail: string | null;
      /** @enum {string} */
      kind: 'practice' | 'place' | 'business';
      /** @description The parts of `text` that were typed, in order; none when it was found by another name or a similar spelling. */
      matched: components['schemas']['TextPartDto'][];
      /** @description As visitors read it: `Personal Injury`, `Chicago, IL`, `Smith & Lee LLP`. */
      text: string;
      /** @description A path on this site. */
      to: string;
    };
    TextPartDto: {
      from: number;
      to: number;
    };
    UnderstoodDto: {
      /** @description Words taken for misspelt ones; `exact` searches as typed. */
      corrected: components['schemas']['CorrectionDto'][];
      /** @description Somebody may be in danger. Such a search is kept nowhere. */
      danger?: components['schemas']['DangerDto'];
      /** @description Words that businesses must not have. */
      excluded: string[];
      /** @description Filters that were said in words. */
      filters: components['schemas']['SaidFilterDto'][];
      /** @description Words that say nothing about what is looked for. */
      ignored: string[];
      /**
       * @description Only where it is not English.
       * @enum {string}
       */
      language?: 'es';
      /**
       * @description Those of them that a visitor may have wanted to be looked for.
       * @example [
       *       "experienced"
       *     ]
       */
      leftOut?: string[];
      /** @description Only where a license was asked for. */
      licence?: components['schemas']['UnderstoodLicenceDto'];
      /**
       * @description What miles are measured from.
       * @example the center of San Antonio
       */
      measuredFrom?: string;
      place: components['schemas']['UnderstoodPlaceDto'] | null;
      practices: components['schemas']['CategoryRefDto'][];
      /** @description Where words may be said by who was hurt and who is accused. */
      sides?: components['schemas']['SidesDto'];
      /** @description Null when what was asked for was found. */
      widened:
        | (
            | components['schemas']['NearbyDto']
            | components['schemas']['InStateDto']
            | components['schemas']['EverywhereDto']
            | components['schemas']['PracticeOnlyDto']
            | components['schemas']['FieldDto']
            | components['schemas']['UnfilteredDto']
            | components['schemas']['InPlaceDto']
            | components['schemas']['SomeWordsDto']
          )
        | null;
      /** @description The other words that were looked for, as typed. */
      words: string[];
    };
    UnderstoodLicenceDto: {
      /** @description Who keeps the list of that state's lawyers. */
      authority: components['schemas']['AuthorityDto'] | null;
      /** @description That license. */
      found?: components['schemas']['FoundLicenceDto'];
      /** @description Whether what was found lists a license of this number. */
      isListed: boolean;
      /** @description As typed; null: how one is checked was asked. */
      number: string | null;
      /**
       * @description The state that gave it.
       * @example Texas
       */
      state: string | null;
    };
    UnderstoodPlaceDto: {
      /**
       * @description `unknown`: there is no place of that name, so that nothing can be found in it.
       * @enum {string}
       */
      kind: 'city' | 'state' | 'county' | 'zip' | 'position' | 'unknown';
      /**
       * @description As a visitor reads it: `Brooklyn, NY`, `Cook County, IL`, `near you`.
       * @example Brooklyn, NY
       */
      label: string;
      /**
       * @description Of an unknown place: those that are written most like it.
       * @example [
       *       "Atlanta, GA"
       *     ]
       */
      like?: string[];
      /** @description Miles around it; null: within its limits. */
      radiusMiles: number | null;
      /** @description The words that name it, as typed; null of a box of its own. */
      words?: string | null;
    };
    UnfilteredDto: {
      /** @enum {string} */
      kind: 'unfiltered';
    };
    WhyDto: {
      distanceMiles: number | null;
      /** @description The license whose number was typed. */
      licence?: components['schemas']['FoundLicenceDto'];
      /** @description `name`: called exactly so; `words`: the words stand in its name, practice area or description. Of a search without words: none. */
      matched: ('name' | 'name-words' | 'practice' | 'also-practice' | 'place' | 'words' | 'language')[];
      rating: number;
      reviewCount: number;
      /**
       * @description The state of the place, when it serves all of it and was looked for by that.
       * @example Texas
       */
      serves?: string;
      /** @description What of the search is found in the business, as typed. */
      words: string[];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listAdminActions: {
    parameters: {
      query?: {
        before?: string;
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotedActionDto'][];
        };
      };
    };
  };
  listDrift: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DriftReportDto'][];
        };
      };
    };
  };
  checkDrift: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EngineBody'];
      };
    };
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  repairDrift: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EngineBody'];
      };
    };
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  removePopularSearch: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RemovedSearchBody'];
      };
    };
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  restorePopularSearch: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RemovedSearchBody'];
      };
    };
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  listRebuilds: {
    parameters: {
      query?: {
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RebuildsDto'];
        };
      };
    };
  };
  startRebuild: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EngineBody'];
      };
    };
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RebuildDto'];
        };
      };
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AlreadyRunningDto'];
        };
      };
    };
  };
  cancelRebuild: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RebuildBody'];
      };
    };
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  rollBack: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EngineBody'];
      };
    };
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AlreadyRunningDto'];
        };
      };
    };
  };
  getLoggedSearches: {
    parameters: {
      query?: {
        days?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoggedSearchesDto'];
        };
      };
    };
  };
  getSearchStatus: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EngineStatusDto'][];
        };
      };
    };
  };
  listEntries: {
    parameters: {
      query?: {
        kind?: 'practice' | 'place' | 'filter' | 'synonym' | 'noise' | 'none' | 'danger';
        page?: number;
        /** @description Only phrases with this in them. */
        phrase?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EntriesDto'];
        };
      };
    };
  };
  addEntry: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EntryBody'];
      };
    };
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  changeEntry: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangedEntryBody'];
      };
    };
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  listChanges: {
    parameters: {
      query?: {
        before?: string;
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PastChangeDto'][];
        };
      };
    };
  };
  undoChange: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeNumberBody'];
      };
    };
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  withdrawEntry: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MeaningBody'];
      };
    };
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list[1]': {
    parameters: {
      query?: {
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PopularSearchDto'][];
        };
      };
    };
  };
  searchBusinesses: {
    parameters: {
      query?: {
        /** @description The practice area that a business lists first. */
        categoryId?: string;
        /** @description Words as they are typed, nothing corrected. */
        exact?: boolean;
        feeBasis?: 'contingency' | 'flat' | 'hourly';
        /** @description Only businesses of which this is true. */
        freeConsultation?: boolean;
        /** @description Only businesses of which this is true. */
        hasDelivery?: boolean;
        /** @description Only businesses of which this is true. */
        hasTakeout?: boolean;
        /** @description Open at this moment, in the time zone of the business. */
        isOpen?: boolean;
        /** @description ISO 639-1 code of a language that is spoken. */
        language?: string;
        limit?: number;
        /** @description Cities, comma-separated; `City, ST`, a state or a ZIP code too. */
        location?: string;
        /** @description Position that distances are measured from: latitude,longitude. */
        near?: string;
        page?: number;
        /** @description One of $, $$, $$$, $$$$, or several, comma-separated. */
        priceRange?: string;
        /** @description Words: a business, a practice area, a city, in any spelling. */
        query?: string;
        /** @description Miles around `near`, or around the city that is searched in. */
        radius?: 5 | 10 | 25;
        /** @description Least rating. */
        rating?: 5 | 4 | 3;
        sortBy?: 'relevance' | 'rating' | 'name' | 'distance';
        /** @description Only businesses of which this is true. */
        videoConsultation?: boolean;
      };
      header?: {
        /** @description Who searches, as the shell tells it; counted, not kept. */
        'x-visitor'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SearchResponseDto'];
        };
      };
    };
  };
  countSearch: {
    parameters: {
      query?: {
        /** @description The practice area that a business lists first. */
        categoryId?: string;
        /** @description Words as they are typed, nothing corrected. */
        exact?: boolean;
        feeBasis?: 'contingency' | 'flat' | 'hourly';
        /** @description Only businesses of which this is true. */
        freeConsultation?: boolean;
        /** @description Only businesses of which this is true. */
        hasDelivery?: boolean;
        /** @description Only businesses of which this is true. */
        hasTakeout?: boolean;
        /** @description Open at this moment, in the time zone of the business. */
        isOpen?: boolean;
        /** @description ISO 639-1 code of a language that is spoken. */
        language?: string;
        limit?: number;
        /** @description Cities, comma-separated; `City, ST`, a state or a ZIP code too. */
        location?: string;
        /** @description Position that distances are measured from: latitude,longitude. */
        near?: string;
        page?: number;
        /** @description One of $, $$, $$$, $$$$, or several, comma-separated. */
        priceRange?: string;
        /** @description Words: a business, a practice area, a city, in any spelling. */
        query?: string;
        /** @description Miles around `near`, or around the city that is searched in. */
        radius?: 5 | 10 | 25;
        /** @description Least rating. */
        rating?: 5 | 4 | 3;
        sortBy?: 'relevance' | 'rating' | 'name' | 'distance';
        /** @description Only businesses of which this is true. */
        videoConsultation?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SearchCountsDto'];
        };
      };
    };
  };
  mapOf: {
    parameters: {
      query?: {
        /** @description The practice area that a business lists first. */
        categoryId?: string;
        /** @description Words as they are typed, nothing corrected. */
        exact?: boolean;
        feeBasis?: 'contingency' | 'flat' | 'hourly';
        /** @description Only businesses of which this is true. */
        freeConsultation?: boolean;
        /** @description Only businesses of which this is true. */
        hasDelivery?: boolean;
        /** @description Only businesses of which this is true. */
        hasTakeout?: boolean;
        /** @description Open at this moment, in the time zone of the business. */
        isOpen?: boolean;
        /** @description ISO 639-1 code of a language that is spoken. */
        language?: string;
        limit?: number;
        /** @description Cities, comma-separated; `City, ST`, a state or a ZIP code too. */
        location?: string;
        /** @description Position that distances are measured from: latitude,longitude. */
        near?: string;
        page?: number;
        /** @description One of $, $$, $$$, $$$$, or several, comma-separated. */
        priceRange?: string;
        /** @description Words: a business, a practice area, a city, in any spelling. */
        query?: string;
        /** @description Miles around `near`, or around the city that is searched in. */
        radius?: 5 | 10 | 25;
        /** @description Least rating. */
        rating?: 5 | 4 | 3;
        sortBy?: 'relevance' | 'rating' | 'name' | 'distance';
        /** @description Only businesses of which this is true. */
        videoConsultation?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SearchMapDto'];
        };
      };
    };
  };
  landingPage: {
    parameters: {
      query?: {
        /** @description The visitor's position, for pages near the visitor: latitude,longitude. */
        near?: string;
      };
      header?: never;
      path: {
        /** @description Without slash. */
        path: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LandingPageDto'];
        };
      };
    };
  };
  'list[0]': {
    parameters: {
      query?: {
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PopularSearchDto'][];
        };
      };
    };
  };
  suggest: {
    parameters: {
      query: {
        /** @description Of this kind only. */
        kind?: 'practice' | 'place' | 'business';
        limit?: number;
        /** @description Businesses of this place come before others. */
        location?: string;
        /** @description What was typed so far. */
        q: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SuggestionDto'][];
        };
      };
    };
  };
  cityCategory: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        category: string;
        /** @description Slug of a place. */
        city: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LandingPageDto'];
        };
      };
    };
  };
  city: {
    parameters: {
      query?: {
        /** @description Two-letter abbreviation. */
        state?: string;
      };
      header?: never;
      path: {
        /** @description Its name, or as the address of its page has it. */
        city: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LandingLinkDto'][];
        };
      };
    };
  };
  home: {
    parameters: {
      query: {
        /** @description Slugs, comma-separated, 40 at most. */
        paths: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HomeLinksDto'];
        };
      };
    };
  };
  intent: {
    parameters: {
      query?: {
        /** @description The visitor's position, for pages near the visitor: latitude,longitude. */
        near?: string;
      };
      header?: never;
      path: {
        category: string;
        /** @description `near-me`, or the slug of a place. */
        location: string;
        modifier: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LandingPageDto'];
        };
      };
    };
  };
  practice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PracticeHubDto'];
        };
      };
    };
  };
  states: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LandingLinkDto'][];
        };
      };
    };
  };
  worthy: {
    parameters: {
      query: {
        /** @description Slugs, comma-separated, 40 at most. */
        paths: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request cannot be served. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      /** @description Try again later. */
      '5XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiErrorDto'];
        };
      };
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkablePathDto'][];
        };
      };
    };
  };
}
