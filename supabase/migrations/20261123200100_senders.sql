-- A sender is identified by an IP address. Its keyed hash is stored for less than an hour, and the key changes every day. Leads
-- contain no hash.

create or replace function private.counted_period() returns interval language sql immutable parallel safe set search_path = ''
return interval '55 minutes';
comment on function private.counted_period is 'Returns how long a submission counts for the hourly limits: less than an hour, because hashes are deleted within one.';

create table private.sender_keys (
  day date primary key,
  key bytea not null default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
);

-- Unlogged, so that neither the write-ahead log nor backups made from it contain a copy; a crash empties the table. The networks
-- are the /24 and /16 of an IPv4 address, or the /48 and /32 of an IPv6 address. `sender_person` is a hash of the sender and the
-- value in the column `limited_by`. A record names its lead, so that `apply_limits` can mark the rows of a flood.
create unlogged table private.recent_submissions (
  minute timestamptz not null default date_trunc('minute', now()),
  sender bytea,
  sender_person bytea not null,
  network bytea,
  wide_network bytea,
  lead uuid
);
create index recent_submissions_minute_idx on private.recent_submissions (minute);
create index recent_submissions_sender_person_idx on private.recent_submissions (sender_person);
create index recent_submissions_wide_network_idx on private.recent_submissions (wide_network);

-- How many submissions each network (/24 or /48) sent today. Deleted after the day together with the key.
create unlogged table private.networks_of_day (
  network bytea primary key,
  day date not null,
  submissions integer not null default 1
);

create or replace function private.read_address(entry text) returns inet language plpgsql immutable set search_path = '' as $$
begin
  return host(regexp_replace(
    regexp_replace(btrim(entry), '^\[(.*)\](:\d+)?$|^([\d.]+):\d+$', '\1\3'),
    '^::ffff:(?=[\d.]+$)', '', 'i')::inet);
exception when invalid_text_representation then
  return null;
end $$;
comment on function private.read_address is 'Returns the IP address in an entry of a proxy header, or null.';

create or replace function private.is_private_address(address inet) returns boolean language sql immutable set search_path = ''
return address <<= any (array[
  '127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '169.254.0.0/16',
  '::1', 'fc00::/7', 'fe80::/10']::inet[]);

-- Proxies append the address of their caller to x-forwarded-for. The last address outside the host's network is therefore
-- authentic, while a client can forge earlier ones. IPv6 addresses are counted per /56, usually one household (RIPE-690). For
-- no-JS forms, the `submit` function inserts with the secret key and passes the visitor's address in x-visitor-address. This
-- header is trusted only from the role service_role, because visitors cannot assume it. All addresses that can't be read count as
-- 0.0.0.0, so that an unreadable header avoids no limit.
create or replace function private.sender() returns text language plpgsql stable set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '');
  handed_over text := case when current_setting('role') = 'service_role' then headers ->> 'x-visitor-address' end;
  address inet := case when handed_over is null then private.read_address(headers ->> 'cf-connecting-ip') end;
begin
  if address is null then
    select hop.address into address
    from unnest(string_to_array(coalesce(handed_over, headers ->> 'x-forwarded-for'), ',')) with ordinality as entries (entry, place),
      lateral (select private.read_address(entry) as address) as hop,
      lateral (select coalesce(private.is_private_address(hop.address), false) as inside) as network
    order by inside, case when inside then place else -place end
    limit 1;
  end if;
  if address is null and coalesce(handed_over, headers ->> 'cf-connecting-ip', headers ->> 'x-forwarded-for') is not null then
    address := '0.0.0.0';
  end if;
  return case when family(address) = 6 then text(network(set_masklen(address, 56))) else host(address) end;
end $$;
comment on function private.sender is 'Returns the address of the request''s sender, or null if it is unknown, for example if SQL runs outside a request.';

create or replace function private.network_around(sender text, ipv4_bits integer, ipv6_bits integer) returns text language sql immutable set search_path = ''
return text(network(set_masklen(sender::inet, case when family(sender::inet) = 6 then ipv6_bits else ipv4_bits end)));

create or replace function private.sender_key() returns bytea language plpgsql set search_path = '' as $$
declare
  today date := (now() at time zone 'utc')::date;
  today_key bytea;
begin
  select k.key into today_key from private.sender_keys k where k.day = today;
  if today_key is null then
    insert into private.sender_keys (day) values (today) on conflict do nothing;
    select k.key into strict today_key from private.sender_keys k where k.day = today;
  end if;
  return today_key;
end $$;
comment on function private.sender_key is 'Returns the key for today''s hashes, and creates it if necessary.';

create or replace function private.keyed_hash(key bytea, value text) returns bytea language sql immutable parallel safe set search_path = ''
return sha256(key || sha256(key || convert_to(value, 'UTF8')));
comment on function private.keyed_hash is 'Returns a hash that cannot be computed without the key. Hashes twice, as HMAC does.';

create or replace function private.forget_senders() returns void language sql set search_path = ''
begin atomic
  delete from private.recent_submissions where minute <= now() - private.counted_period();
  delete from private.networks_of_day where day < (now() at time zone 'utc')::date;
  delete from private.sender_keys where day < (now() at time zone 'utc')::date;
end;
comment on function private.forget_senders is 'Deletes sender hashes after private.counted_period, and the keys and networks of previous days.';
