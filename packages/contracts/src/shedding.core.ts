/** The shell tells it to a service with each request while it refuses more visitors than it lets in: what can wait is to wait. */
export const SHEDDING_HEADER = 'x-load-shedding';
