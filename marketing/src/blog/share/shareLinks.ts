/** Share links that work without JavaScript, in display order. [POST-10] */
export function shareLinks(url: string, title: string) {
  const [encodedUrl, encodedTitle] = [encodeURIComponent(url), encodeURIComponent(title)]
  return [
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${encodedUrl}` },
    { name: 'Twitter', href: `https://twitter.com/intent/tweet?url=${encodedUrl}&text=${encodedTitle}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodedUrl}` },
    { name: 'Email', href: `mailto:?subject=${encodedTitle}&body=${encodedUrl}` },
  ]
}
