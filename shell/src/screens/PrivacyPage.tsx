import { useSite } from '@lawdex/mf-kit/runtime';
import { LegalDocument, Points } from './legal/LegalDocument.tsx';
import type { LegalSection } from './legal/LegalDocument.tsx';

export function PrivacyPage() {
  const { name, contactEmail, legalDate } = useSite();
  return (
    <LegalDocument
      page="privacy"
      title="Privacy Policy"
      updated={legalDate}
      summary={
        <p>
          {name} is a public directory. You can use all of it without an account. We do not sell your personal
          information, we use analytics only if you accept them, and we honor the Global Privacy Control signal.
        </p>
      }
      sections={privacySections(name, contactEmail)}
    />
  );
}

const privacySections = (name: string, email: string): LegalSection[] => [
  {
    id: 'scope',
    title: 'What this policy covers',
    body: (
      <>
        <p>
          This policy explains how {name} (&ldquo;we&rdquo;, &ldquo;us&rdquo;) handles personal information when you
          visit this website, search the directory, read listings or write a review. It does not cover the lawyers, law
          firms and other websites that we link to: they have policies of their own.
        </p>
        <p>
          {name} is not a law firm. What you write here is not protected by attorney-client privilege. Please do not
          send us facts about your legal matter.
        </p>
      </>
    ),
  },
  {
    id: 'collected',
    title: 'Information we collect',
    body: (
      <>
        <p>You give us some information yourself, and some reaches us because your browser asks for a page:</p>
        <Points>
          <li>
            <strong>Contact information.</strong> Your name when you sign a review, and your email address when you
            write to us.
          </li>
          <li>
            <strong>Location.</strong> The city that you type into a search. If you ask for firms near you and your
            browser allows it, your approximate position, used for that search.
          </li>
          <li>
            <strong>Search queries.</strong> The words, practice areas and filters of your searches, and how many
            results they had.
          </li>
          <li>
            <strong>Device information.</strong> Browser type, operating system, screen size and language.
          </li>
          <li>
            <strong>IP address.</strong> Sent by your browser with each request; needed to answer it and to fend off
            abuse.
          </li>
          <li>
            <strong>Pages visited.</strong> The pages and listings you open and the time of each visit.
          </li>
          <li>
            <strong>Reviews.</strong> The name, rating and comment that you publish. Reviews are public.
          </li>
          <li>
            <strong>Reports of reviews.</strong> The reason that you choose, your words and the time; not who you are.
          </li>
        </Points>
        <p>
          Saved firms, your comparison list, your votes and your recent searches stay in your own browser&rsquo;s
          storage. They are not sent to us, except that a page which shows firms you saved or compared asks for those
          firms by their ids.
        </p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'How we use it',
    body: (
      <>
        <p>We use personal information to:</p>
        <Points>
          <li>show you the listings, search results and pages that you ask for;</li>
          <li>publish the reviews that you write;</li>
          <li>learn which searches and pages are useful, in aggregate, and improve them;</li>
          <li>keep the site safe, and detect fraud, fake reviews and abuse;</li>
          <li>answer your messages; and</li>
          <li>comply with the law and enforce our terms.</li>
        </Points>
        <p>
          We do not use it to make decisions about you that have legal effect, and we do not build advertising profiles.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and similar technologies',
    body: (
      <>
        <p>Cookies and your browser&rsquo;s storage are of four types:</p>
        <Points>
          <li>
            <strong>Essential.</strong> Needed for the site to work and to remember your privacy choice. They cannot be
            turned off here.
          </li>
          <li>
            <strong>Analytics.</strong> Set only after you choose Accept. They tell us which pages are read, with
            shortened IP addresses and without ad personalization, and expire after two hours. Choosing Decline removes
            them.
          </li>
          <li>
            <strong>Preference.</strong> Remember what you dismissed, saved or compared. They stay in your browser.
          </li>
          <li>
            <strong>Marketing.</strong> Used elsewhere on the web to follow people across sites. We do not set any; if
            that ever changes we will ask for your consent first.
          </li>
        </Points>
        <p>
          You can change your choice at any time under &ldquo;Cookie settings&rdquo; at the bottom of each page, and
          delete cookies in your browser. If your browser sends the Global Privacy Control signal, we treat it as
          Decline, even if you chose Accept before.
        </p>
      </>
    ),
  },
  {
    id: 'sharing',
    title: 'When we share information',
    body: (
      <>
        <p>
          <strong>We do not sell your personal information</strong>, and we do not share it for cross-context behavioral
          advertising. We disclose it only:
        </p>
        <Points>
          <li>
            to <strong>service providers</strong> who host, secure or, with your consent, measure the site for us, under
            contracts that forbid any other use;
          </li>
          <li>
            to <strong>lawyers and law firms that you contact</strong>, when you call, write to or visit them through a
            listing: what you tell them is between you and them;
          </li>
          <li>
            where <strong>the law requires it</strong>, such as a court order, or where it is needed to protect
            someone&rsquo;s safety or rights; and
          </li>
          <li>to a successor, if the directory changes hands, under the promises of this policy.</li>
        </Points>
        <p>Reviews are published with the name that you sign them with, for everyone to read.</p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>Wherever you live, you may ask us for:</p>
        <Points>
          <li>
            <strong>Access:</strong> what we hold about you, and a copy of it.
          </li>
          <li>
            <strong>Correction:</strong> of what is wrong or incomplete.
          </li>
          <li>
            <strong>Deletion:</strong> of your personal information, including reviews that you wrote.
          </li>
          <li>
            <strong>Opt-out:</strong> of analytics, and of any sale or sharing, should there ever be one.
          </li>
          <li>
            <strong>Portability:</strong> your information in a common, machine-readable format.
          </li>
          <li>
            <strong>Withdrawal of consent:</strong> at any time, for the future.
          </li>
        </Points>
        <p>
          Write to <a href={`mailto:${email}`}>{email}</a>. We will verify your request, ask for no more than we need
          for that, and answer within 45 days. There is no charge.
        </p>
      </>
    ),
  },
  {
    id: 'california',
    title: 'California privacy rights',
    body: (
      <>
        <p>If you live in California, the California Consumer Privacy Act gives you the right:</p>
        <Points>
          <li>to know the categories and specific pieces of personal information that we collect, use and disclose;</li>
          <li>to have inaccurate personal information corrected;</li>
          <li>to have your personal information deleted, with the exceptions that the law provides;</li>
          <li>to opt out of the sale or sharing of personal information: we do neither;</li>
          <li>to limit the use of sensitive personal information: we do not ask for any; and</li>
          <li>not to be treated worse because you used these rights.</li>
        </Points>
        <p>
          In the last 12 months we collected identifiers (name, email address, IP address), internet activity (searches
          and pages visited) and approximate location, from you and your device, for the purposes under &ldquo;How we
          use it&rdquo;, and disclosed them to service providers only. You may use an authorized agent; we will ask for
          proof of the authority. The Global Privacy Control signal is honored as a request to opt out.
        </p>
      </>
    ),
  },
  {
    id: 'retention',
    title: 'How long we keep it, and how we protect it',
    body: (
      <>
        <p>
          Server logs are kept for up to 90 days. Searches are counted without your address. To list popular searches,
          we count how many different visitors made them, by a random name for your network that changes every day and
          is deleted within 24 hours; with Global Privacy Control on, yours are left out. Reviews stay until you ask us
          to remove them; one that we hide is kept, unseen, with our reason, and may be shown again. Reports are kept
          with the review that they are about. Email is kept for as long as the matter that it is about.
        </p>
        <p>
          Connections are encrypted, access is limited to those who need it, and the services that hold data are
          separated from each other. No system is perfectly safe; if a breach affects you, we will tell you as the law
          requires.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Age',
    body: (
      <p>
        This site is for people aged 18 and over. We do not knowingly collect information from anyone under 18. If you
        believe that a minor has given us information, write to us and we will delete it.
      </p>
    ),
  },
  {
    id: 'transfer',
    title: 'Transfer to the United States',
    body: (
      <p>
        {name} is operated in the United States, and information is processed there. If you visit from another country,
        your information is transferred to the United States, where the law may protect it differently. By using the
        site you understand this transfer.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        When this policy changes, we change the date at its top. If a change matters to your rights, we will say so on
        the site before it takes effect.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'How to reach us',
    body: (
      <p>
        Questions and requests about privacy go to <a href={`mailto:${email}`}>{email}</a>.
      </p>
    ),
  },
];
