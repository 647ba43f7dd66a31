/** The arguments of one call of each operation that anon may execute. */
export const CALLS: Record<string, (known: { seller: string; stream: string }) => string> = {
  auth_user: ({ seller }) => `'${seller}'`,
  boosts_packages: () => "",
  feed_recently_sold: () => "5",
  health_get: () => "",
  listings_boosted: () => "5, 0",
  listings_browse: () => "'newest', null, 'Tas', 5, 0",
  listings_user: ({ seller }) => `'${seller}', 5, 0`,
  live_streams_get: ({ stream }) => `'${stream}'`,
  live_streams_list: () => "null, 5, 0",
  live_streams_messages: ({ stream }) => `'${stream}', null, 0`,
  // Without a match, the words are corrected.
  search_listings: () => `'batikk', '{"gender":"female"}', 'relevance', 5, 0, true`,
  search_suggest: () => "'dre'",
};
