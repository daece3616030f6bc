const longest = 160

/**
 * The address of a post by its title: lower case; only letters, digits, spaces and hyphens; spaces as hyphens, several
 * as one. Accents are left out rather than their letters, and none at the ends, where the database takes no hyphen.
 * [ADMIN-BLOG-19]
 */
export const slugFrom = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
