const maxSlugLength = 160

/**
 * Returns the slug for a title: lower-case letters without accents and digits, joined by single hyphens. The database
 * allows no hyphen at the ends. [ADMIN-BLOG-19]
 */
export const slugify = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .slice(0, maxSlugLength)
    .replace(/^-+|-+$/g, '')
