import { PRIVACY_PATH } from '@lawdex/contracts';
import { useSite } from '@lawdex/mf-kit/runtime';
import { Link } from 'react-router-dom';
import { LegalDocument, Points } from './legal/LegalDocument.tsx';
import type { LegalSection } from './legal/LegalDocument.tsx';

export function TermsPage() {
  const { name, contactEmail, legalDate } = useSite();
  return (
    <LegalDocument
      page="terms"
      title="Terms of Service"
      updated={legalDate}
      summary={
        <>
          <p>
            <strong>{name} is not a law firm and gives no legal advice.</strong> It lists lawyers and law firms for
            information only. Using it creates no attorney-client relationship.
          </p>
          <p>
            <strong>In an emergency, call 911</strong> or your local emergency services.
          </p>
        </>
      }
      sections={termsSections(name, contactEmail)}
    />
  );
}

const termsSections = (name: string, email: string): LegalSection[] => [
  {
    id: 'agreement',
    title: 'Agreement to these terms',
    body: (
      <p>
        By using this website you agree to these terms and to our <Link to={PRIVACY_PATH}>Privacy Policy</Link>. If you
        do not agree, please do not use it. You must be at least 18 years old. &ldquo;We&rdquo; and &ldquo;us&rdquo;
        mean {name}; &ldquo;you&rdquo; means whoever uses the site.
      </p>
    ),
  },
  {
    id: 'informational',
    title: 'Informational listings only',
    body: (
      <>
        <p>The directory provides informational listings only. In particular, {name}:</p>
        <Points>
          <li>is not a law firm, a lawyer referral service or a substitute for a lawyer;</li>
          <li>does not give legal advice, on this site or in any message;</li>
          <li>does not create an attorney-client relationship between you and us, or between you and any lawyer;</li>
          <li>does not endorse, recommend or vouch for any lawyer, law firm or review; and</li>
          <li>does not guarantee the accuracy of listings, reviews, fees, hours, licenses or any other information.</li>
        </Points>
        <p>
          Laws differ from state to state and change. Talk to a lawyer who is licensed where you need help before you
          act, or decide not to act, because of anything you read here. Deadlines may apply to your matter.
        </p>
      </>
    ),
  },
  {
    id: 'emergencies',
    title: 'Emergencies',
    body: (
      <p>
        This site is not monitored for emergencies. If you or someone else is in danger, call 911 or your local
        emergency services at once.
      </p>
    ),
  },
  {
    id: 'choosing',
    title: 'Choosing a lawyer',
    body: (
      <p>
        The choice of a lawyer is important and should not rest on a directory alone. Check licenses and discipline with
        the state bar, ask about experience and fees, and agree on fees in writing. Whatever you agree with a lawyer is
        between the two of you; we are no party to it, receive no part of the fee and are not responsible for the
        lawyer&rsquo;s work.
      </p>
    ),
  },
  {
    id: 'reviews',
    title: 'Reviews and other content of yours',
    body: (
      <>
        <p>When you write a review you promise that it:</p>
        <Points>
          <li>is true, and tells of your own experience;</li>
          <li>was not paid for, and is not about a competitor or a firm that you belong to;</li>
          <li>reveals nobody&rsquo;s confidential or private information, your own case included;</li>
          <li>is not unlawful, defamatory, threatening, hateful or obscene; and</li>
          <li>holds no advertising, links or harmful code.</li>
        </Points>
        <p>
          You keep your rights in what you write and give us a non-exclusive, worldwide, royalty-free license to show,
          store and adapt it for the directory. We may decline or remove content that breaks these terms. Reviews are
          their writers&rsquo; opinions, not ours.
        </p>
      </>
    ),
  },
  {
    id: 'conduct',
    title: 'Acceptable use',
    body: (
      <>
        <p>Please do not:</p>
        <Points>
          <li>copy large parts of the directory by automated means without our written permission;</li>
          <li>probe, overload or get around the security of the site;</li>
          <li>pretend to be someone else, or post fake reviews or votes; or</li>
          <li>use listings to send unsolicited messages.</li>
        </Points>
      </>
    ),
  },
  {
    id: 'firms',
    title: 'Lawyers and law firms',
    body: (
      <p>
        Listings come from public sources and from firms. A firm that finds a mistake in its listing may write to{' '}
        <a href={`mailto:${email}`}>{email}</a>; we will check and correct it. A listing is not an advertisement that we
        place for the firm, and its position in search results is not an opinion on its quality. Each lawyer is
        responsible for following the rules of professional conduct of their state.
      </p>
    ),
  },
  {
    id: 'property',
    title: 'Our content, and links to others',
    body: (
      <p>
        The site&rsquo;s name, design and texts belong to us or to those who licensed them to us. You may use the site
        for your own, non-commercial purposes and link to any page. We link to websites of others and are not
        responsible for what they hold or do.
      </p>
    ),
  },
  {
    id: 'warranty',
    title: 'No warranty',
    body: (
      <p>
        The site is provided &ldquo;as is&rdquo; and &ldquo;as available&rdquo;. To the extent that the law allows, we
        disclaim all warranties, express or implied, including merchantability, fitness for a particular purpose,
        accuracy and non-infringement. We do not promise that the site will be free of errors or interruptions.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Limit of liability',
    body: (
      <p>
        To the extent that the law allows, we are not liable for indirect, incidental, special, consequential or
        punitive damages, nor for the acts, omissions or advice of any lawyer or law firm. Our total liability for all
        claims about the site is limited to one hundred US dollars. Some states do not allow such limits; there they
        apply as far as they may.
      </p>
    ),
  },
  {
    id: 'indemnity',
    title: 'Indemnity',
    body: (
      <p>
        If someone brings a claim against us because of content that you posted or because you broke these terms, you
        will cover our reasonable costs and losses, including attorneys&rsquo; fees, as far as the law allows.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Governing law',
    body: (
      <p>
        These terms are governed by the laws of the State of Delaware, United States, without regard to its rules on
        conflict of laws, and by the Federal Arbitration Act where it applies.
      </p>
    ),
  },
  {
    id: 'arbitration',
    title: 'Binding arbitration',
    body: (
      <>
        <p>
          <strong>Please read this section: it affects how disputes are decided.</strong> First write to us and give us
          30 days to settle the matter with you. A dispute that is not settled is decided by binding arbitration by one
          arbitrator under the Consumer Arbitration Rules of the American Arbitration Association, by video, by
          telephone or in the county where you live, and not in court.
        </p>
        <Points>
          <li>Either of us may instead bring an individual claim in a small claims court that can hear it.</li>
          <li>Either of us may ask a court to stop the misuse of intellectual property.</li>
          <li>
            Claims are brought individually only, not as a class or representative action. You and we give up the right
            to a trial by jury.
          </li>
          <li>
            The arbitrator may award what a court could award to you individually. Judgment may be entered in any court.
          </li>
          <li>
            You may opt out of this section by writing to <a href={`mailto:${email}`}>{email}</a> within 30 days of your
            first use of the site. Nothing else in these terms changes by it.
          </li>
        </Points>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes, ending and the rest',
    body: (
      <p>
        We may change the site and these terms; the date at the top says when. Using the site after a change means that
        you accept it. We may refuse the site to those who break these terms. If a part of them cannot be enforced, the
        rest stays in force. Not enforcing a right does not give it up. These terms are the whole agreement between you
        and us about the site.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'How to reach us',
    body: (
      <p>
        Questions about these terms go to <a href={`mailto:${email}`}>{email}</a>.
      </p>
    ),
  },
];
