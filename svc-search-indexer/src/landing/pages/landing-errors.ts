import { DomainError } from '@lawdex/svc-kit';

export const landingNotFound = (): DomainError => new DomainError('landing_not_found', 404, 'Landing page not found');
