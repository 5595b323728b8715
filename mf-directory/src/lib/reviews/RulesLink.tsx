import { REVIEW_RULES_PATH } from '@lawdex/contracts';
import { useRouteExists } from '@lawdex/mf-kit/runtime';
import { Link } from 'react-router-dom';

/** Leads to the rules of reviews, where a live release of the shell has their page. */
export const RulesLink = () =>
  useRouteExists(REVIEW_RULES_PATH) && <Link to={REVIEW_RULES_PATH}>How reviews are checked</Link>;
