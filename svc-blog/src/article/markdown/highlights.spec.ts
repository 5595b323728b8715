import { expect, it } from '@jest/globals';
import { renderMarkdown } from '../markdown.ts';

it.each([
  [
    '{% highlight ruby linenos %}\nputs "*a*"\n{% endhighlight %}',
    '<pre><code class="language-ruby">puts &quot;*a*&quot;\n</code></pre>\n',
  ],
  ['a\n{%- highlight -%}\n```\n{%- endhighlight -%}\nb', '<p>a</p>\n<pre><code>```\n</code></pre>\n<p>b</p>\n'],
  [
    '{% codeblock My title lang:c++ https://example.com %}\na\n{% endcodeblock %}\n{% codeblock Fees %}\nb\n{% endcodeblock %}',
    '<pre><code class="language-c++">a\n</code></pre>\n<pre><code>b\n</code></pre>\n',
  ],
  [
    '<!-- a -->\n{% highlight js %}\nb\n{% endhighlight %}\n<pre>c</pre>\n{% highlight %}\nd\n{% endhighlight %}',
    '<!-- a -->\n<pre><code class="language-js">b\n</code></pre>\n<pre>c</pre>\n<pre><code>d\n</code></pre>\n',
  ],
  [
    '<b>a</b> b\n```\n\n{% highlight js %}\n{% endhighlight %}\n```',
    '<p><b>a</b> b</p>\n<pre><code>\n{% highlight js %}\n{% endhighlight %}\n</code></pre>\n',
  ],
  ['{% codeblock %}\r\na\r\n{% endcodeblock %}', '<pre><code>a\n</code></pre>\n'],
  [
    '```\n{% highlight js %}\n{% endhighlight %}\n```',
    '<pre><code>{% highlight js %}\n{% endhighlight %}\n</code></pre>\n',
  ],
])('%j is code', (written, html) => {
  expect(renderMarkdown(written)).toMatchObject({ html, problems: [], doubts: [] });
});

it.each([
  ['without its end', 'a\n\n{% highlight js %}\nb'],
  ['in HTML', '<pre>\n\n{% highlight js %}\nb\n{% endhighlight %}\n</pre>'],
  ['below a tag alone', 'a\n\n<span>\n{% highlight js %}\nb\n{% endhighlight %}\n'],
  ['below HTML', 'a\n<div>\n{% highlight js %}\nb\n{% endhighlight %}\n</div>'],
])('a block %s is told', (_what, written) => {
  expect(renderMarkdown(written).problems).toContainEqual(
    expect.objectContaining({ line: written.split('\n').indexOf('{% highlight js %}') + 1 }),
  );
});
