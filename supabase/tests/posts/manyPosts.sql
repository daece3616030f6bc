-- Makes 5,000 published posts of ordinary length together with the seed, and some drafts, to measure with.
insert into public.blog_posts (slug, title, excerpt, content, category, tags, read_time, publish_date, image_url, published)
select
  'measured-' || n,
  'Measured post ' || n || ' about ' || topic,
  'What number ' || n || ' has to say about ' || topic || ', in two sentences. They are as long as such sentences are, so that a page weighs what it weighs.',
  '## About ' || topic || e'\n\n' || repeat('Paragraph ' || n || ' says something about ' || topic || ' and then goes on. ', 60),
  (array['General', 'Case Studies', 'Education', 'Technical', 'Future Trends', 'Best Practices'])[1 + n % 6],
  array[topic, 'measured', 'tag ' || n % 40],
  '4 min read',
  date '2025-08-31' - n % 3000,
  '/images/posts/measured-' || n || '.svg',
  n <= 5000 - (select count(*) from public.blog_posts where published)
from generate_series(1, 5100) as n,
  lateral (select (array['invoices', 'calendars', 'handover', 'tests', 'permissions', 'costs', 'mail'])[1 + n % 7]) as of (topic);
