import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Prose } from './Prose.tsx';

export default { component: Prose } satisfies Meta<typeof Prose>;
type Story = StoryObj<typeof Prose>;

/** Everything that an article may hold. */
export const EverythingOnce: Story = {
  args: {
    children: (
      <>
        <p>
          A retainer is <em>money paid in advance</em>. Ask <strong>what comes back</strong>, and see{' '}
          <a href="#fees">what it pays for</a>, <mark>in writing</mark>.
          <sup>
            <a href="#fn-1" id="fnref-1" aria-label="Note 1">
              1
            </a>
          </sup>
        </p>
        <h2 id="fees">What it pays for</h2>
        <p>Four things, as a rule:</p>
        <ul>
          <li>hours</li>
          <li>
            costs
            <ol>
              <li>filing fees</li>
              <li>copies</li>
            </ol>
          </li>
        </ul>
        <h3>In numbers</h3>
        <div role="region" aria-label="Fees" tabIndex={0} data-table>
          <table>
            <caption>Fees</caption>
            <thead>
              <tr>
                <th scope="col">Kind</th>
                <th scope="col">Paid when</th>
                <th scope="col">Comes back</th>
                <th scope="col">Usual for</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Flat</th>
                <td>at the beginning, or in two parts</td>
                <td>rarely</td>
                <td>wills, uncontested divorces</td>
              </tr>
            </tbody>
          </table>
        </div>
        <blockquote>
          <p>“Ask before you sign, not after.”</p>
        </blockquote>
        <h4>A letter</h4>
        <pre>
          <code>Dear landlord, {'-'.repeat(120)}</code>
        </pre>
        <p>
          Press <kbd>Ctrl</kbd>, or type <code>court form 12</code>.
        </p>
        <hr />
        <dl>
          <dt>Contingency</dt>
          <dd>A share of what is won.</dd>
        </dl>
        <p>{'W'.repeat(120)}</p>
        <ul>
          <li data-task>☑ Read it</li>
          <li data-task>☐ Sign it</li>
        </ul>
        <hr />
        <ol>
          <li id="fn-1">
            <p>
              In most states.{' '}
              <a href="#fnref-1" aria-label="Back to the text at note 1">
                ↩︎
              </a>
            </p>
          </li>
        </ol>
      </>
    ),
  },
};
