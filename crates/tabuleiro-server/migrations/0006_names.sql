-- Names of those who are here no more, as digests of their shapes: nobody else is called so.
CREATE TABLE gone_name (
    digest TEXT PRIMARY KEY
);

-- Names that look alike have one shape.
CREATE INDEX person_shape ON person (
    replace(replace(replace(replace(replace(replace(replace(replace(replace(name_key, '_', '-'),
    '1', 'l'), 'i', 'l'), '0', 'o'), '5', 's'), '2', 'z'), '8', 'b'), 'rn', 'm'), 'vv', 'w')
);
