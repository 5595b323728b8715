// Written by `npm run openapi` from the service's own code. Do not edit.
export interface paths {
  '/api/businesses/{id}/reviews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listReviews'];
    put?: never;
    post: operations['createReview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/businesses/{id}/reviews/{reviewId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['getReview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/businesses/{id}/reviews/{reviewId}/reports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['reportReview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/businesses/by-ids': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listBusinessesByIds'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/businesses/compare': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['compareBusinesses'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/businesses/featured': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listFeaturedBusinesses'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/businesses/slug/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['getBusinessBySlug'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/businesses/slug/{slug}/closed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['getClosedBusiness'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/businesses/slug/{slug}/page': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['getBusinessPage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/categories': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listCategories'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/categories/{id}/businesses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listCategoryBusinesses'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/categories/slug/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['getCategoryBySlug'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cities': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listCities'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cities/{city}/businesses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listCityBusinesses'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cities/{city}/summary': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['getCitySummary'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cities/by-state': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listStates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/figures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['getFigures'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reviews/removed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listRemovedReviews'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reviews/removed/rates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['getRemovalRates'];
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
    BusinessDetailDto: {
      additionalPracticeAreas: components['schemas']['CategoryRefDto'][];
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
      /** @description Whether the city's name alone means other places too; only where one business is asked for. */
      cityNeedsState?: boolean;
      /** Format: date-time */
      createdAt: string;
      /** @description Whole in a `BusinessDetail`; in lists cut to `SUMMARY_DESCRIPTION_MAX` characters. */
      description: string | null;
      /** @description From the visitor's position or the chosen city's center; only in searches that name one. */
      distanceMiles?: number;
      email: string | null;
      feeBasis: ('contingency' | 'flat' | 'hourly')[];
      freeConsultation: boolean;
      hasDelivery: boolean;
      hasTakeout: boolean;
      hours: components['schemas']['WeeklyHoursDto'] | null;
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
      /**
       * @description ISO 639-1 codes.
       * @example [
       *       "en",
       *       "es"
       *     ]
       */
      languages: string[];
      latitude: number | null;
      licences: components['schemas']['LicenceDto'][];
      longitude: number | null;
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
      /** @description How many reviews gave 1, 2, 3, 4 and 5 stars; only where one business is asked for. */
      ratingCounts?: number[];
      /** @description The same by stars, 1 to 5. */
      relatedRatingCounts?: number[];
      /** @description Reviews that are shown and not counted: of related writers, and those that count later; only when there are any. */
      relatedReviewCount?: number;
      /** @description Only when there are any. */
      removedReviews?: components['schemas']['RemovedCountDto'][];
      reviewCount: number;
      /**
       * @description Two-letter states in which it serves every place.
       * @example [
       *       "TX"
       *     ]
       */
      serves?: string[];
      slug: string;
      /** @description Two-letter abbreviation. */
      state: string;
      /**
       * @description IANA name.
       * @example America/New_York
       */
      timeZone: string | null;
      /** Format: date-time */
      updatedAt: string;
      videoConsultation: boolean;
      /** @description http(s) only. */
      website: string | null;
      zipCode: string;
    };
    BusinessPageDto: {
      business: components['schemas']['BusinessDetailDto'];
      /** @description Those that were asked for; none for a business that is not rated. */
      reviews: components['schemas']['ReviewDto'][];
      similar: components['schemas']['BusinessSummaryDto'][];
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
    CategoryDto: {
      /** @description Other names that visitors use, lowercase. */
      aliases: string[];
      /** @description Of the areas within it too. */
      businessCount: number;
      /** @description The areas that are parts of it, by name. */
      children: components['schemas']['CategoryRefDto'][];
      description: string | null;
      /** @description The name of its drawing. */
      icon?: string;
      /** Format: uuid */
      id: string;
      name: string;
      /** @description The wider area that it is a part of. */
      parent: components['schemas']['CategoryRefDto'] | null;
      slug: string;
    };
    CategoryRefDto: {
      name: string;
      slug: string;
    };
    CityFiguresDto: {
      /**
       * @description Of the businesses' ratings, each as often as it has reviews; one decimal, null without reviews.
       * @example 4.3
       */
      averageRating: string | null;
      /** @description As its businesses write it; as it was asked for when there are none. */
      city: string;
      count: number;
      /** @description How many different practice areas the businesses list first. */
      practiceAreas: number;
      /** @description Two-letter abbreviation, also when none was asked for and only one has the city; null for several. */
      state: string | null;
      totalReviews: number;
    };
    CitySummaryDto: {
      city: string;
      count: number;
      /** @description Two-letter abbreviation. */
      state: string;
    };
    ClosedBusinessDto: {
      category: components['schemas']['CategoryRefDto'] | null;
      city: string;
      /** @description Null for one that was removed for good. */
      name: string | null;
      /** @description Firms of its city, those of its practice area first. */
      near: components['schemas']['BusinessSummaryDto'][];
      /** @description Two-letter abbreviation. */
      state: string;
    };
    ComparisonDto: {
      /** @description What they list first, each once, in their order. */
      allCategories: components['schemas']['CategoryRefDto'][];
      /** @description In the order in which they were asked for. */
      businesses: components['schemas']['BusinessDetailDto'][];
      hasDelivery: components['schemas']['BusinessSummaryDto'][];
      hasTakeout: components['schemas']['BusinessSummaryDto'][];
      /** @description Of equals the one with more reviews, then the first. */
      highestRated: components['schemas']['BusinessSummaryDto'] | null;
      /** @description Ids that no business has, or has any more; empty unless `missing=skip` is asked for. */
      missingIds: string[];
      /** @description Of equals the better rated, then the first. */
      mostReviewed: components['schemas']['BusinessSummaryDto'] | null;
      /** @description Each once, lowest first. */
      priceRanges: ('$' | '$$' | '$$$' | '$$$$')[];
    };
    CreatedReviewDto: {
      /** Format: uuid */
      businessId: string;
      comment: string | null;
      /**
       * Format: date-time
       * @description Many came on its day, and it counts from then on.
       */
      countsFrom?: string;
      /** Format: date-time */
      createdAt: string;
      /** @description Many came today: nobody else sees it until then. */
      held?: components['schemas']['HeldReviewDto'];
      /** Format: uuid */
      id: string;
      /** @description True for one that is labelled and counts nowhere. */
      isRelated?: boolean;
      /** @description Name of a practice area. */
      matterKind?: string;
      /**
       * @description YYYY-MM; absent when the writer did not say.
       * @example 2026-03
       */
      matterMonth?: string;
      rating: number;
      userName: string;
    };
    CreateReviewDto: {
      comment?: string;
      /** @description The writer works for the business or is related to it. */
      isRelated?: boolean;
      /** @description Slug of the practice area of the matter. */
      matterKind?: string;
      /**
       * @description When the matter was: from 1950 to this month.
       * @example 2026-03
       */
      matterMonth?: string;
      rating: number;
      userName: string;
    };
    DayHoursDto: {
      /**
       * @description Before `open` when it closes after midnight.
       * @example 17:00
       */
      close: string;
      /** @example 09:00 */
      open: string;
    };
    DirectoryFiguresDto: {
      /** @description That have firms. */
      cities: number;
      firms: number;
      /** @description That businesses practice. */
      practiceAreas: number;
      reviews: number;
    };
    HeldReviewDto: {
      /** @description Always `rate`, for pages of the release before. */
      reasons: 'rate'[];
      /**
       * Format: date-time
       * @description From then on it is shown.
       */
      until: string;
    };
    LicenceDto: {
      /**
       * @description ISO date.
       * @example 2026-10-31
       */
      checkedAt: string | null;
      /** @description The lawyer whose it is. */
      holder?: string | null;
      jurisdiction: string;
      number: string | null;
      /** @description http(s) only. */
      sourceUrl: string | null;
      yearAdmitted: number | null;
    };
    PlacedReviewDto: {
      /** Format: uuid */
      businessId: string;
      comment: string | null;
      /**
       * Format: date-time
       * @description Many came on its day, and it counts from then on.
       */
      countsFrom?: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: uuid */
      id: string;
      /** @description True for one that is labelled and counts nowhere. */
      isRelated?: boolean;
      /** @description Name of a practice area. */
      matterKind?: string;
      /**
       * @description YYYY-MM; absent when the writer did not say.
       * @example 2026-03
       */
      matterMonth?: string;
      /** @description Among the reviews of its business, most recent first. */
      place: number;
      rating: number;
      userName: string;
    };
    RemovalRateDto: {
      removed: number;
      written: number;
    };
    RemovalRatesDto: {
      /** @description Reviews of 4 and 5 stars. */
      high: components['schemas']['RemovalRateDto'];
      /** @description Reviews of 1 and 2 stars. */
      low: components['schemas']['RemovalRateDto'];
      reasons: components['schemas']['RemovedCountDto'][];
      /** @description Reviews that were hidden before the list began. */
      unlisted?: number;
    };
    RemovedCountDto: {
      count: number;
      /** @enum {string} */
      reason:
        | 'spam'
        | 'not-a-client'
        | 'threat'
        | 'personal-data'
        | 'same-writer'
        | 'off-topic'
        | 'withdrawn'
        | 'unconfirmed';
    };
    RemovedReviewDto: {
      /** @description sha256 of the previous hash and number, month, reason and rating as JSON. */
      hash: string;
      /**
       * @description YYYY-MM, UTC.
       * @example 2026-03
       */
      month: string;
      /** @description From 1 on, without gaps. */
      number: number;
      previousHash: string;
      rating: number;
      /**
       * @description `restored` takes an earlier removal back.
       * @enum {string}
       */
      reason:
        | 'spam'
        | 'not-a-client'
        | 'threat'
        | 'personal-data'
        | 'same-writer'
        | 'off-topic'
        | 'withdrawn'
        | 'unconfirmed'
        | 'restored';
    };
    ReportReviewDto: {
      comment?: string;
      /** @enum {string} */
      reason: 'not-genuine' | 'abusive' | 'private' | 'advertising' | 'other';
    };
    ReviewDto: {
      /** Format: uuid */
      businessId: string;
      comment: string | null;
      /**
       * Format: date-time
       * @description Many came on its day, and it counts from then on.
       */
      countsFrom?: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: uuid */
      id: string;
      /** @description True for one that is labelled and counts nowhere. */
      isRelated?: boolean;
      /** @description Name of a practice area. */
      matterKind?: string;
      /**
       * @description YYYY-MM; absent when the writer did not say.
       * @example 2026-03
       */
      matterMonth?: string;
      rating: number;
      userName: string;
    };
    ReviewReportDto: {
      /** Format: date-time */
      createdAt: string;
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      reason: 'not-genuine' | 'abusive' | 'private' | 'advertising' | 'other';
      /** Format: uuid */
      reviewId: string;
    };
    SpecialDayDto: {
      /**
       * @description MM-DD comes back every year.
       * @example 2026-12-24
       */
      date: string;
      /** @description Empty when it is closed. */
      spans: components['schemas']['DayHoursDto'][];
    };
    StateCitiesDto: {
      /** @description How many cities have firms. */
      cities: number;
      /** @description Firms. */
      count: number;
      /** @description Those with most firms, the largest first. */
      largest: components['schemas']['CitySummaryDto'][];
      /** @description Two-letter abbreviation. */
      state: string;
    };
    WeekdayHoursDto: {
      /**
       * @description Before `open` when it closes after midnight.
       * @example 17:00
       */
      close: string;
      /** @description Further times after a break, in their order. */
      more?: components['schemas']['DayHoursDto'][];
      /** @example 09:00 */
      open: string;
    };
    WeeklyHoursDto: {
      fri?: components['schemas']['WeekdayHoursDto'];
      mon?: components['schemas']['WeekdayHoursDto'];
      sat?: components['schemas']['WeekdayHoursDto'];
      /** @description Dates with times of their own. */
      special?: components['schemas']['SpecialDayDto'][];
      sun?: components['schemas']['WeekdayHoursDto'];
      thu?: components['schemas']['WeekdayHoursDto'];
      tue?: components['schemas']['WeekdayHoursDto'];
      wed?: components['schemas']['WeekdayHoursDto'];
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
  listReviews: {
    parameters: {
      query?: {
        /** @description Entries of a page. */
        limit?: number;
        page?: number;
        /** @description Only reviews of so many stars. */
        rating?: number;
        sortBy?: 'newest' | 'highest' | 'lowest';
      };
      header?: never;
      path: {
        id: string;
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
          /** @description Entries of all pages. */
          'x-total-count'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewDto'][];
        };
      };
    };
  };
  createReview: {
    parameters: {
      query?: never;
      header?: {
        'Idempotency-Key'?: string;
        /** @description Which visitor sends it, as the shell tells it. */
        'x-sender'?: string;
        /** @description From which network, as the shell tells it. */
        'x-sender-network'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateReviewDto'];
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
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedReviewDto'];
        };
      };
    };
  };
  getReview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        reviewId: string;
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
          'application/json': components['schemas']['PlacedReviewDto'];
        };
      };
    };
  };
  reportReview: {
    parameters: {
      query?: never;
      header?: {
        'Idempotency-Key'?: string;
        /** @description Who sends it, as the shell tells it. */
        'x-sender'?: string;
      };
      path: {
        id: string;
        reviewId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportReviewDto'];
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
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewReportDto'];
        };
      };
    };
  };
  listBusinessesByIds: {
    parameters: {
      query: {
        /** @description 1 to 50 ids of businesses, comma-separated. */
        ids: string;
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
          'application/json': components['schemas']['BusinessSummaryDto'][];
        };
      };
    };
  };
  compareBusinesses: {
    parameters: {
      query: {
        /** @description 2 to 4 ids of businesses, comma-separated, each once. */
        ids: string;
        /** @description Goes on without the businesses that are not there, and lists their ids, instead of answering 404. */
        missing?: 'skip';
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
          'application/json': components['schemas']['ComparisonDto'];
        };
      };
    };
  };
  listFeaturedBusinesses: {
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
          'application/json': components['schemas']['BusinessSummaryDto'][];
        };
      };
    };
  };
  getBusinessBySlug: {
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
          'application/json': components['schemas']['BusinessDetailDto'];
        };
      };
    };
  };
  getClosedBusiness: {
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
          'application/json': components['schemas']['ClosedBusinessDto'];
        };
      };
    };
  };
  getBusinessPage: {
    parameters: {
      query?: {
        /** @description Entries of a page. */
        limit?: number;
        page?: number;
        /** @description Only reviews of so many stars. */
        rating?: number;
        sortBy?: 'newest' | 'highest' | 'lowest';
      };
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
          'application/json': components['schemas']['BusinessPageDto'];
        };
      };
    };
  };
  listCategories: {
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
          'application/json': components['schemas']['CategoryDto'][];
        };
      };
    };
  };
  listCategoryBusinesses: {
    parameters: {
      query?: {
        /** @description Entries of a page. */
        limit?: number;
        page?: number;
      };
      header?: never;
      path: {
        id: string;
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
          /** @description Entries of all pages. */
          'x-total-count'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BusinessSummaryDto'][];
        };
      };
    };
  };
  getCategoryBySlug: {
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
          'application/json': components['schemas']['CategoryDto'];
        };
      };
    };
  };
  listCities: {
    parameters: {
      query?: {
        /** @description Entries of a page. */
        limit?: number;
        page?: number;
        /** @description Two-letter abbreviation of a state, in any case. */
        state?: string;
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
          /** @description Entries of all pages. */
          'x-total-count'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CitySummaryDto'][];
        };
      };
    };
  };
  listCityBusinesses: {
    parameters: {
      query?: {
        /** @description Entries of a page. */
        limit?: number;
        page?: number;
        /** @description Two-letter abbreviation of a state, in any case. */
        state?: string;
      };
      header?: never;
      path: {
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
          /** @description Entries of all pages. */
          'x-total-count'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BusinessSummaryDto'][];
        };
      };
    };
  };
  getCitySummary: {
    parameters: {
      query?: {
        /** @description Two-letter abbreviation of a state, in any case. */
        state?: string;
      };
      header?: never;
      path: {
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
          'application/json': components['schemas']['CityFiguresDto'];
        };
      };
    };
  };
  listStates: {
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
          'application/json': components['schemas']['StateCitiesDto'][];
        };
      };
    };
  };
  getFigures: {
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
          'application/json': components['schemas']['DirectoryFiguresDto'];
        };
      };
    };
  };
  listRemovedReviews: {
    parameters: {
      query?: {
        /** @description Entries of a page. */
        limit?: number;
        page?: number;
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
          /** @description Entries of all pages. */
          'x-total-count'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RemovedReviewDto'][];
        };
      };
    };
  };
  getRemovalRates: {
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
          'application/json': components['schemas']['RemovalRatesDto'];
        };
      };
    };
  };
}
